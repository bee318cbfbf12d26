/** The shop's tokens, read from its stylesheet. */
import stylesheet from '../../styles/tokens.css?raw';
import { tokensIn } from './tokens.rules.ts';

export const tokens = tokensIn(stylesheet);
