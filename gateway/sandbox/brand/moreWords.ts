/** Words and sentences that generated products are made of. Plain ones: nobody reads the eleven-thousandth ski. */
import type { ProductKind } from './types.ts';

/** What the mine and its mountain are full of. With `places`, 64 × 64 family names before one needs a number. */
export const things: readonly string[] = (
  'Gossan Winze Sump Kibble Lamp Tally Anvil Bellows Cage Hoist Pulley Bucket ' +
  'Lantern Hammer Chisel Wedge Rivet Ladder Timber Prop Sleeper Wagon Furnace Ladle ' +
  'Crucible Slag Matte Bornite Pyrite Mica Feldspar Gneiss Schist Marble Garnet Epidote ' +
  'Raven Ptarmigan Fox Hare Ermine Elk Lynx Owl Birch Rowan Juniper Spruce ' +
  'Lichen Moss Cairn Beacon Signal Survey Compass Almanac Ledger Whistle Kettle Mitten ' +
  'Candle Shovel Barrow Drum'
).split(' ');

export const places: readonly string[] = (
  'Ridge Level Stope Adit Portal Gallery Chamber Shaft Bench Yard Siding Gate ' +
  'Cut Pit Heap Tip Seam Vein Lode Fault Saddle Col Notch Couloir ' +
  'Bowl Tarn Moraine Plateau Spur Ledge Scree Gully Glade Clearing Track Crossing ' +
  'Bridge Ford Landing Station Pylon Hut Cabin Loft Cellar Stair Corner Turn ' +
  'Window Chimney Gable Wall Terrace Meadow Valley Head Shoulder Foot Elbow Knee ' +
  'Hollow Basin Step Line'
).split(' ');

export interface Sentences {
  taglines: readonly string[];
  openings: readonly string[];
  endings: readonly string[];
}

/** `{title}`, `{waist}`, `{weight}` and `{colours}` are filled in. Only what the kind has. */
export const sentences: Readonly<Record<ProductKind, Sentences>> = {
  ski: {
    taglines: [
      '{waist} millimeters, and no more words than that.',
      'Drawn on a Tuesday, pressed on a Wednesday.',
      'Better on the second day. So are you.',
      'Turns when asked, goes straight when not.',
      'A ski with its sleeves rolled up.',
      'Does the work of one ski.',
      'Made on press three, the quiet one.',
      'For days with a beginning and an end.',
    ],
    openings: [
      'The {title} is {waist} millimeters under the foot and weighs {weight} grams in the middle length.',
      'We drew the {title} for a slope that you can see from the press room, and it works on other slopes too.',
      'There were four prototypes of the {title}. Two were good, and this is the lighter of the two.',
      'At {weight} grams the {title} is neither the light one nor the heavy one. Someone has to be in the middle.',
      'The {title} began as a sketch on a delivery note. The delivery was late, so there was time.',
    ],
    endings: [
      'It comes in {colours} colors and is not mounted, because you know where you stand.',
      'The edges are thick enough for ten winters of your own mistakes.',
      'The base is black, sintered and structured with the middle stone.',
      'Serial numbers are stamped by hand. Some are slightly crooked, which is how you can tell.',
      'Wax it before the first day. We have, but it was some time ago.',
    ],
  },
  pole: {
    taglines: [
      'Goes with the ski. Goes without it.',
      'Straight when it leaves us.',
      'A handle, a tube, a point.',
      'Light enough to forget on a chair.',
    ],
    openings: [
      'The {title} weighs {weight} grams and is the same on the left and on the right.',
      'A tube, a grip and a basket that clicks. The {title} has no fourth part.',
      'We tested the {title} by lending it out for a winter and asking for it back.',
    ],
    endings: [
      'The strap opens by itself when you pull hard enough to mean it.',
      'A spare basket is in the bag, where it will be when you need it.',
      'Measure with your elbow at a right angle, in boots, or ask a friend to look.',
    ],
  },
  binding: {
    taglines: [
      'Holds. Lets go. In that order.',
      'Let go eleven times before you got it.',
      'Set it once a year, sober.',
      'Quiet on the lift, firm on the snow.',
    ],
    openings: [
      'The {title} weighs {weight} grams and takes its adjustments from above.',
      'Every {title} spends a morning on the bench in the machine hall and comes with its printout.',
      'The {title} has one spring more than the drawing said. We corrected the drawing.',
    ],
    endings: [
      'Have it mounted by someone with a jig and time.',
      'Brake arms fold in flat, so that two skis lie together without an argument.',
      'Every part has a number, and every number has a drawer.',
    ],
  },
  accessory: {
    taglines: [
      'Small, and missed when absent.',
      'The size of a thought, the weight of a glove.',
      'Belongs in the lid pocket.',
      'Made from what was left, on purpose.',
    ],
    openings: [
      'The {title} was asked for by somebody in the workshop, and then by everybody else.',
      'We make the {title} in {colours} colors, in the weeks when the press is being serviced.',
      'The {title} does what its name says and stops there.',
    ],
    endings: [
      'It can be repaired. Send it in, or come by; there is coffee.',
      'Fits everything of ours, and most things that are not.',
      'Packed in paper that was a drawing once.',
    ],
  },
};
