/** A card or a wallet as the provider holds it: its single-use stand-in, and what to call it. */
export type TokenResult =
  | { readonly ok: true; readonly token: string; readonly label: string }
  | { readonly ok: false; readonly message: string }
