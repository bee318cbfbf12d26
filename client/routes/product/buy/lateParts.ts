/** What the server draws in the box and the browser loads late, as one script and one stylesheet. */
export { SizeHelp } from '../size/SizeHelp.tsx';
export { BelowButton } from './BelowButton.tsx';
