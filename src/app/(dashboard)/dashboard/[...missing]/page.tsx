// Below the dashboard it is said in the dashboard's own frame.
export { default } from '../../[...missing]/page'
