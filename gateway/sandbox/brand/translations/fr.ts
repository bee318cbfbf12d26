/** French, about a fifth of the catalogue. */
import type { ProductText } from '../productDraft.ts';

export const fr: Readonly<Record<string, ProductText>> = {
  'lodestar-98': {
    tagline: 'Une seule paire ? Alors celle-ci.',
    text: [
      'Nous fabriquons le 98 depuis neuf hivers et l’avons modifié pendant trois d’entre eux. Celui-ci est le troisième. La pointe perd 20 grammes et la spatule ne se dispute plus avec la croûte.',
      'Deux fines feuilles de métal s’arrêtent juste avant la carre, sous le pied. Il tient les matins durs et se plie à midi. Inutile de lui dire quel jour on est.',
    ],
  },
  'lodestar-106': {
    tagline: 'Le 98 après un bon dîner.',
    text: [
      'Huit millimètres de plus et un nez plus long. Dans la neige fraîche il remonte tout seul ; pas besoin de se pencher en arrière en espérant.',
      'Il tourne encore sur un chemin damé. Pas de gaieté de cœur, mais sans faire d’histoires.',
    ],
  },
  'lodestar-90': {
    tagline: 'Penche pour la piste. N’y habite pas.',
    text: [
      'Le noyau du 98, avec huit millimètres de moins. Il change de carre plus tôt, et on le remarque avant de remarquer la largeur.',
      'Berit, à la presse, le skie tous les jours de décembre à mai. Elle a pourtant aussi la clé des larges.',
    ],
  },
  'lodestar-98-w': {
    tagline: 'Le 98, monté là où vous vous tenez.',
    text: [
      'Le contour est celui du 98. Le point de montage avance de douze millimètres et le flex s’assouplit d’un cran, parce que onze testeuses l’ont demandé et qu’aucune n’a demandé autre chose.',
      'L’une des onze a gardé sa paire d’essai. Nous l’avons passée en frais de recherche.',
    ],
  },
  'assay-82': {
    tagline: 'Virages courts, longs déjeuners.',
    text: [
      'Treize mètres de rayon dans la taille du milieu. Il veut finir le virage ; à vous de le commencer, c’est tout.',
      'Le talon est un peu plus souple que la spatule. Si vous finissez trop tard, il s’en tient à un avertissement.',
    ],
  },
  'gangue-104': {
    tagline: 'La gangue ne valait rien, disaient-ils.',
    text: [
      'Presque la même forme aux deux bouts, souple aux extrémités, ferme là où l’on atterrit. Il part en marche arrière comme si on l’en avait prié.',
      'Deux lattes de bambou passent sous la chaussure : deux testeurs ont cassé les trois premiers prototypes et en étaient fiers.',
    ],
  },
  'overburden-108': {
    tagline: 'Grand rayon. Peu de questions.',
    text: [
      'Du frêne d’un bout à l’autre, une feuille de métal au milieu et un rayon qui préférerait ne pas tourner tout de suite. Pointé vers le bas du couloir, il y reste pointé.',
      'Le talon est assez plat pour s’arrêter dessus. Nous le précisons parce que celui du prototype ne l’était pas.',
    ],
  },
  'overburden-116': {
    tagline: 'Pour le matin où la route est fermée.',
    text: [
      'Le rocker commence tôt et prend son temps. Les spatules sont au-dessus de la neige avant que vous ayez décidé quoi que ce soit.',
      'Sous la chaussure, il reste du cambre. Il servira au retour, devant l’hôtel, où ce sera verglacé.',
    ],
  },
  'ropeway-94': {
    tagline: 'Il descend le minerai. D’abord, il vous monte.',
    text: [
      'L’ancien téléphérique parcourait onze kilomètres sans moteur : les bennes pleines, en descendant, remontaient les vides. Le ski est moins malin, mais le moteur, c’est vous.',
      'Du frêne sous la fixation pour retenir les vis, du paulownia partout ailleurs pour tenir le poids à distance. Le talon est plat et entaillé : la peau reste où on l’a mise.',
    ],
  },
  'ropeway-100': {
    tagline: 'Cent tout juste. Sinon, Nils ne dort pas.',
    text: [
      'Les précédents sortaient de presse à 100,4. Nils, au contrôle, refusait de signer. Le nouveau moule est de lui.',
      'Tant qu’il était ouvert, nous avons élargi la spatule et ajouté douze pour cent de lin. Sur neige dure, il est plus silencieux que le carbone n’en a le droit.',
    ],
  },
  'ropeway-106': {
    tagline: 'Peaux larges, grosse neige, prise européenne.',
    text: [
      'Un ski de neige profonde pour ceux qui n’ont pas de remontée, ou dont la remontée a un avis sur le vent.',
      'Cet hiver, il ne va que dans les boutiques européennes. Le téléphérique du port est en panne depuis 1968.',
    ],
  },
  'canary-86': {
    tagline: 'Entre le premier. Ressort aussi.',
    text: [
      'Le plus large des Canary, et celui qui préfère skier à arriver. Une bande de caoutchouc au-dessus de chaque carre empêche le carbone de sonner.',
      'Il n’y a jamais eu de canari dans notre mine. Le nom était libre, et le ski est petit et jaune.',
    ],
  },
  'adit-72': {
    tagline: 'À plat, tout droit, sans échelle.',
    text: [
      'Une galerie d’accès est la porte au pied de la montagne. On ne descend pas vers le minerai, on y entre de plain-pied. Le ski prend le virage de la même façon.',
      'Cette année, la plaque repose sur quatre plots de caoutchouc. Le ski fléchit sous la chaussure, et non malgré elle.',
    ],
  },
  'shotfirer-sl': {
    tagline: 'Le boutefeu allumait la mèche et partait. Vite.',
    text: [
      'Noyau en frêne, deux feuilles de métal, une plaque et peu d’indulgence. Les trois longueurs suivent le règlement, comme tout ce qui se mesure.',
      'Semelle et carres sont finies à la main. Merci de ne pas laisser votre cousin s’en occuper.',
    ],
  },
  'night-shift-92': {
    tagline: 'Pareil aux deux bouts, comme l’équipe de nuit.',
    text: [
      'Double spatule, flex symétrique, montage au centre. La carre sous le pied fait deux millimètres et demi, car les rails de notre cour étaient prévus pour des wagonnets.',
      'Il pointe à la tombée du jour. Ce qu’il fait avant ne regarde que lui.',
    ],
  },
  'apprentice-piste': {
    tagline: 'Huit couleurs. Comptez une soirée pour choisir.',
    text: [
      'Un vrai noyau, de vraies carres et un flex pour des gens de trente kilos. La pointe est ronde : à cette taille, un ski est aussi un meuble, une épée et un pont.',
      'L’étiquette au talon accepte le crayon et la gomme. Dans nos familles, une paire fait trois enfants.',
    ],
  },
  'shaft-12': {
    tagline: 'Un bâton droit. Neuf couleurs. Voilà la nouvelle.',
    text: [
      'Seize millimètres d’aluminium étiré d’une pièce, du nom du puits qui atteignait le fond du gisement.',
      'La dragonne n’a pas de boucle. On passe la main et on tire ; il n’y a rien d’autre à apprendre.',
    ],
  },
  'ropeway-pole': {
    tagline: 'Deux brins, un levier, pas d’excuse.',
    text: [
      'Le levier se manœuvre en moufles et de mauvaise humeur. La vis derrière se tourne avec une pièce de monnaie, et vous en aurez une.',
      'La poignée se prolonge sous la main : en traversée, on tient plus bas au lieu de s’arrêter pour régler. Les repères sont assez profonds pour se sentir au doigt.',
    ],
  },
  'timber-hitch-13': {
    tagline: 'Tient comme le nœud dont elle porte le nom.',
    text: [
      'Le nœud de bois se serre sous la charge et s’ouvre quand on cesse de tirer. Pour faire de même en métal, il nous a fallu quatre saisons et une mécanicienne nommée Berit.',
      'La butée glisse sur une plaque d’acier et accepte semelles plates et à rocker. La fenêtre de réglage est tournée vers le haut, lisible sans se coucher.',
    ],
  },
  'pinion-10': {
    tagline: 'Quatre pins et un ressort à régler soi-même.',
    text: [
      'Le déclenchement latéral et le frontal se règlent séparément, au tournevis, chez soi. Les chiffres sont gravés, pas imprimés.',
      'Trois positions de cale : à plat, confortable, et protestation contre la pente. Le frein se bloque quand on tourne la talonnière et se libère quand on la ramène.',
    ],
  },
  'ropeway-skin': {
    tagline: 'Coupée pour le Ropeway. Rien à découper.',
    text: [
      'Faite au contour du ski, trois millimètres en retrait de la carre. On la sort du sac, on la pose, on part.',
      'La colle travaille de moins vingt à plus cinq. Au-dessus de plus cinq, nous recommandons le déjeuner.',
    ],
  },
  'pit-strap': {
    tagline: 'Répare presque tout. Absente de toutes les listes.',
    text: [
      'Élastique, crantée, indifférente au froid. Elle lie les skis, éclisse les bâtons, ferme les coffres et a déjà servi de laisse.',
      'Prenez-en deux. La seconde est pour celui qui n’en a pas.',
    ],
  },
  'kibble-28': {
    tagline: 'Un seau au bout d’une corde, avec des bretelles.',
    text: [
      'Le cuffat remontait le minerai et descendait les mineurs. Le nôtre porte les skis en diagonale ou en A et s’ouvre par le dos, là où il n’y a pas de neige.',
      'Revu cette année : la boucle de ceinture a bougé de deux centimètres vers la gauche. Vous seriez surpris du courrier.',
    ],
  },
  'level-nine-beanie': {
    tagline: 'Il faisait quatre degrés au niveau neuf. Toute l’année.',
    text: [
      'Mérinos en double maille, large revers. À plier une fois en ville, pas du tout sur le télésiège.',
      'Taille unique. Tout l’atelier l’a essayé, y compris celui qui a des cheveux.',
    ],
  },
  'hard-hat': {
    tagline: 'Blanc pour les ingénieurs, jaune pour les autres.',
    text: [
      'Sous terre, les couleurs voulaient dire quelque chose. Au jour, elles veulent dire que vos amis vous retrouveront.',
      'Coque neuve, même forme : plus ronde à l’arrière, là où l’ancienne touchait le siège. L’aération se ferme d’un seul geste, gants aux mains.',
    ],
  },
  carbide: {
    tagline: 'Un écran pour la lumière, un pour son absence.',
    text: [
      'Les lampes à carbure se réglaient au robinet. Celui-ci se change avec deux aimants et un pouce : foncé à midi, rose pour le reste de décembre.',
      'La monture rejoint le Hard Hat sans jour. Le front n’a plus d’endroit par où se plaindre.',
    ],
  },
};
