/** Swedish: banners. */
export const bannerTexts: Readonly<Record<string, string>> = {
  'banner.pause': 'Pausa videon',
  'banner.play': 'Spela videon',
  'bannerSlider.label': 'Utvalt',
  'bannerSlider.role': 'karusell',
  'bannerSlider.slideRole': 'bild',
  'bannerSlider.slide': '{position} av {total}',
};
