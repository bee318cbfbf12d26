/** English texts of banners: videos and carousels. */
export const bannerWording = {
  'banner.pause': 'Pause video',
  'banner.play': 'Play video',
  'bannerSlider.label': 'Highlights',
  'bannerSlider.role': 'carousel',
  'bannerSlider.slideRole': 'slide',
  'bannerSlider.slide': '{position} of {total}',
} as const;
