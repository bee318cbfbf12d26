/** The cart screen while the cart cannot be had, in Japanese. */
export const outageTexts = {
  'cart.down': '現在カートに接続できません。',
  'cart.downText': '中身は失われていません。再び開けるまでそのまま保管されます。',
};
