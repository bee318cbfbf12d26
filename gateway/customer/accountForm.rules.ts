/**
 * What may stand in the fields of an account. No specification shows such rules (catalogue.md 5): these are the commerce
 * service's own bounds (wire-protocols 3.3), and what spares a shopper a second round.
 */
import { bounds } from '../argumentBounds.rules.ts';
import type { WordsKey } from '../content/words.ts';
import { proCodeFault } from './pro.rules.ts';

export interface FieldFault {
  /** As the input names it; with a dot for a part of a part, such as `address.city`. */
  field: string;
  key: WordsKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Longest text of one field at the shop API. */
export const longestField = bounds.field;
/** Bounds of a password at the shop API. */
export const passwordBounds = { least: 8, most: bounds.password } as const;
/** Longest pro code that anybody types: codes are short, and what is kept of them is not. */
const longestCode = bounds.code;

export interface GivenProfile {
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
  company?: string | null | undefined;
}

export interface GivenAccount extends GivenProfile {
  email: string;
  password: string;
  proCode?: string | null | undefined;
}

export interface GivenCredentials {
  /** Null or absent: stays. */
  email?: string | null | undefined;
  newPassword?: string | null | undefined;
}

/** One @ with something before it, and a domain with a dot in it: catches what was mistyped, and lists of addresses. */
const wellFormed = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/;
const strayDot = /^\.|\.\.|\.@/;

export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= longestField && wellFormed.test(address) && !strayDot.test(address);
}

/** Anything that can be dialled: digits, an extension, and what people put between; full-width as well. */
export function isPhone(text: string): boolean {
  const number = text.normalize('NFKC').trim();
  const digits = number.replaceAll(/\D/g, '').length;
  return (
    /^\+?[\dー\s()./\p{Pd}]+(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/iu.test(number) && digits >= 5 && digits <= 20
  );
}

/** Counted as typed: blanks belong to a password. */
export function isPassword(text: string): boolean {
  return text.length >= passwordBounds.least && text.length <= passwordBounds.most;
}

/** False for what no account can have, such as a password beyond all bounds: nobody has to be asked. */
export function isLoginWorthTrying(email: string, password: string): boolean {
  const address = email.trim();
  return (
    address !== '' &&
    address.length <= longestField &&
    password !== '' &&
    password.length <= passwordBounds.most
  );
}

/** What is wrong with a new account, in the order of its form. Empty: nothing. */
export function judgeAccount(account: GivenAccount): FieldFault[] {
  const code = account.proCode?.trim() ?? '';
  return [
    ...emailFaults(account.email),
    ...passwordFaults('password', account.password),
    ...judgeProfile(account),
    ...(code.length > longestCode ? [fault('proCode', 'refusal.account.proCode')] : []),
  ];
}

export function judgeProfile({ firstName, lastName, phone, company }: GivenProfile): FieldFault[] {
  const number = phone?.trim() ?? '';
  return [
    ...nameFaults('firstName', firstName),
    ...nameFaults('lastName', lastName),
    ...(number === '' || (isPhone(number) && number.length <= longestField)
      ? []
      : [fault('phone', 'refusal.account.phone')]),
    ...lengthFaults('company', company ?? ''),
  ];
}

/** Only what shall change is looked at. */
export function judgeCredentials({ email, newPassword }: GivenCredentials): FieldFault[] {
  return [
    ...(typeof email === 'string' ? emailFaults(email) : []),
    ...(typeof newPassword === 'string' ? passwordFaults('newPassword', newPassword) : []),
  ];
}

/** Fields as the commerce service names them, and as the inputs do. */
const inputFields: ReadonlyMap<string, FieldFault> = new Map([
  ['email', fault('email', 'refusal.account.email')],
  ['password', fault('password', 'refusal.account.password')],
  ['first_name', fault('firstName', 'refusal.account.firstName')],
  ['last_name', fault('lastName', 'refusal.account.lastName')],
  ['phone', fault('phone', 'refusal.account.phone')],
  ['company', fault('company', 'refusal.account.refused')],
]);

/**
 * The faults that the commerce service found itself, by its names of the fields. Its texts are not passed on: they are
 * for developers, in English, and may repeat what was sent. Empty when it names no field that anybody filled in here.
 */
export function faultsOfCommerce(errors: Readonly<Record<string, string>>): FieldFault[] {
  return Object.entries(errors).flatMap(([name, problem]) => {
    const known = name === 'pro_code' ? proCodeFault(problem) : inputFields.get(name);
    return known ? [known] : [];
  });
}

function fault(field: string, key: WordsKey): FieldFault {
  return key === 'refusal.account.password' ? { field, key, values: passwordBounds } : { field, key };
}

function emailFaults(text: string): FieldFault[] {
  return isEmail(text) ? [] : [fault('email', 'refusal.account.email')];
}

function passwordFaults(field: 'password' | 'newPassword', text: string): FieldFault[] {
  return isPassword(text) ? [] : [fault(field, 'refusal.account.password')];
}

function nameFaults(field: 'firstName' | 'lastName', text: string): FieldFault[] {
  return text.trim() === '' ? [fault(field, `refusal.account.${field}`)] : lengthFaults(field, text);
}

function lengthFaults(field: string, text: string): FieldFault[] {
  return text.trim().length > longestField
    ? [{ field, key: 'refusal.account.tooLong', values: { most: longestField } }]
    : [];
}
