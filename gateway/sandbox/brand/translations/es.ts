/** Spanish: a handful. */
import type { ProductText } from '../productDraft.ts';

export const es: Readonly<Record<string, ProductText>> = {
  'lodestar-98': {
    tagline: 'Si solo tienes un par, que sea este.',
    text: [
      'Llevamos nueve inviernos haciendo el 98 y lo hemos cambiado en tres. Este es el tercero. La punta pesa 20 gramos menos y la espátula ya no discute con la costra.',
      'Dos láminas finas de metal terminan justo antes del canto, bajo el pie. Agarra en las mañanas duras y flexa a mediodía. No hace falta explicarle qué día hace.',
    ],
  },
  'overburden-108': {
    tagline: 'Radio largo. Pocas preguntas.',
    text: [
      'Fresno de punta a cola, una lámina de metal en el centro y un radio que preferiría no girar todavía. Apúntalo a la salida de la pala y ahí se queda.',
      'La cola es lo bastante plana para frenar. Lo decimos porque la del prototipo no lo era.',
    ],
  },
  'ropeway-94': {
    tagline: 'Baja mineral. Antes, te sube a ti.',
    text: [
      'El viejo cable recorría once kilómetros sin motor: las vagonetas llenas, al bajar, tiraban de las vacías. El esquí es menos listo, pero el motor lo pones tú.',
      'Fresno bajo la fijación para que no se suelten los tornillos; paulonia en el resto para que no pese. La cola es plana y con muesca: la piel se queda donde la pones.',
    ],
  },
  'adit-72': {
    tagline: 'A nivel, todo recto, sin escaleras.',
    text: [
      'Un socavón es la puerta al pie de la montaña. No se baja hasta el mineral: se entra en llano. El esquí entra así en la curva.',
      'Este año la placa descansa sobre cuatro tacos de goma. El esquí flexa bajo la bota y no a pesar de ella.',
    ],
  },
  'shaft-12': {
    tagline: 'Un bastón recto. Nueve colores. Esa es la noticia.',
    text: [
      'Dieciséis milímetros de aluminio estirado en una pieza, con el nombre del pozo que llegó al fondo del mineral.',
      'La dragonera no tiene hebilla. Metes la mano y tiras; no hay nada más que aprender.',
    ],
  },
  'hard-hat': {
    tagline: 'Blanco para ingenieros, amarillo para los demás.',
    text: [
      'Bajo tierra los colores significaban algo. Arriba significan que tus amigos te encuentran.',
      'Carcasa nueva, misma forma: más redonda por detrás, donde la antigua tocaba la silla. La ventilación se cierra de un solo gesto, con el guante puesto.',
    ],
  },
};
