/** Texts of navigation and settings, from `data/settings/`. */
import { z } from 'zod';
import { readTexts, textsFor } from '../../brand/readData.ts';

export const settingsTexts = readTexts(
  'settings',
  z.strictObject({
    navigation: textsFor(
      'about',
      'journal',
      'support',
      'stores',
      'craft',
      'shop',
      'help',
      'mine',
      'shipping',
      'returns',
      'warranty',
      'care',
      'sizes',
      'privacy',
      'terms',
      'circus',
      'team',
      'alertShop',
      'alertPro',
      'alertCanada',
      'pro',
      'instructors',
      'orderStatus',
      'country',
      'alertElsewhere',
    ),
    search: textsFor('placeholder'),
    promises: textsFor('returns', 'warranty'),
    openingHours: textsFor('weekdays', 'saturday', 'winterSunday'),
    emailSignup: textsFor('letters', 'dates', 'copy', 'copyInCanada', 'backInStock'),
    addOns: textsFor('skis', 'bindings', 'bench'),
  }),
);
