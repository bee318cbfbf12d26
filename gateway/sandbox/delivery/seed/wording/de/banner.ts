/** German: banners. */
export const bannerTexts: Readonly<Record<string, string>> = {
  'banner.pause': 'Video anhalten',
  'banner.play': 'Video abspielen',
  'bannerSlider.label': 'Highlights',
  'bannerSlider.role': 'Karussell',
  'bannerSlider.slideRole': 'Bild',
  'bannerSlider.slide': '{position} von {total}',
};
