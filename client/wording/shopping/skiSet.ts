/** English texts of a ski's set with binding and skin. */
export const skiSetWording = {
  'skiSet.title': 'Complete your setup',
  'skiSet.intro': 'Bindings and skins that fit this ski. Pick yours and add everything at once.',
  'skiSet.binding': 'Binding',
  'skiSet.skin': 'Climbing skins',
  'skiSet.noBinding': 'No binding',
  'skiSet.noSkin': 'No skins',
  'skiSet.version': 'Version of {title}',
  'skiSet.soldOut': 'Sold out',
  'skiSet.soldOutVersion': '{version} (sold out)',
  'skiSet.needsLength': 'Choose a length first',
  'skiSet.nothing': 'None of our bindings or skins fit this ski.',
  'skiSet.total': 'Total with skis',
  'skiSet.add.one': 'Add {count} item to cart',
  'skiSet.add.other': 'Add all {count} to cart',
  'skiSet.added': 'Everything is in your cart.',
  'skiSet.failed': 'We couldn’t add your setup. Check your cart, then try again.',
} as const;
