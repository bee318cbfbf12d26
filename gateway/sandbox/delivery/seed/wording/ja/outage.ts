/** The cart screen while the cart cannot be had, in Japanese. */
export const outageTexts = {
  'cart.down': '現在カートを表示できません。',
  'cart.downText': '商品は保存されています。少し待ってから、もう一度お試しください。',
};
