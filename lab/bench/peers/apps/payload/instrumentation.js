export function register() {} // or Next takes the one of the project around it
