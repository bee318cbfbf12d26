/**
 * Validates account forms. Not specified (catalogue.md 5): these are the commerce service's limits (wire-protocols
 * 3.3), checked early to spare shoppers a round trip.
 */
import { bounds } from '../../argumentBounds.rules.ts';
import type { WordsKey } from '../../content/wording/words.ts';
import type { FieldErrorCode, FieldFault } from '../fieldFault.ts';
import { proCodeFault } from '../pro/pro.rules.ts';

/** Maximum field length at the shop API. */
export const maxFieldLength = bounds.field;
/** Password length limits of the shop API. */
export const passwordBounds = { least: 8, most: bounds.password } as const;
/** Maximum length of a typed pro code; stored ones are longer. */
const maxCodeLength = bounds.code;

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
  /** Null or absent: unchanged. */
  email?: string | null | undefined;
  newPassword?: string | null | undefined;
}

/** One @ with a local part and a domain with a dot: catches typos and address lists. */
const wellFormed = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/;
const strayDot = /^\.|\.\.|\.@/;

export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= maxFieldLength && wellFormed.test(address) && !strayDot.test(address);
}

/** Diallable numbers: digits, an extension, and usual separators; also full-width. */
export function isPhone(text: string): boolean {
  const number = text.normalize('NFKC').trim();
  const digits = number.replaceAll(/\D/g, '').length;
  return (
    /^\+?[\dー\s()./\p{Pd}]+(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/iu.test(number) && digits >= 5 && digits <= 20
  );
}

/** Not trimmed: spaces are part of a password. */
export function isPassword(text: string): boolean {
  return text.length >= passwordBounds.least && text.length <= passwordBounds.most;
}

/** False for credentials that no account can have, so that no call is made. */
export function isLoginWorthTrying(email: string, password: string): boolean {
  const address = email.trim();
  return (
    address !== '' &&
    address.length <= maxFieldLength &&
    password !== '' &&
    password.length <= passwordBounds.most
  );
}

/** Faults of a new account, in form order; empty when valid. */
export function judgeAccount(account: GivenAccount): FieldFault[] {
  const code = account.proCode?.trim() ?? '';
  return [
    ...emailFaults(account.email),
    ...passwordFaults('password', account.password),
    ...judgeProfile(account),
    ...(code.length > maxCodeLength ? [proCodeFault('is unknown')] : []),
  ];
}

export function judgeProfile({ firstName, lastName, phone, company }: GivenProfile): FieldFault[] {
  return [
    ...nameFaults('firstName', firstName),
    ...nameFaults('lastName', lastName),
    ...phoneFaults(phone ?? ''),
    ...lengthFaults('company', company ?? ''),
  ];
}

/** Validates only the fields to change. */
export function judgeCredentials({ email, newPassword }: GivenCredentials): FieldFault[] {
  return [
    ...(typeof email === 'string' ? emailFaults(email) : []),
    ...(typeof newPassword === 'string' ? passwordFaults('newPassword', newPassword) : []),
  ];
}

/** By form, commerce's field names and the form's. */
const forms = {
  account: {
    email: 'email', password: 'password', first_name: 'firstName', last_name: 'lastName', phone: 'phone',
    company: 'company', pro_code: 'proCode',
  },
  profile: { first_name: 'firstName', last_name: 'lastName', phone: 'phone', company: 'company' },
  credentials: { email: 'email', password: 'newPassword' },
} as const satisfies Record<string, Readonly<Record<string, string>>>; // oxfmt-ignore

/** Messages of fields that commerce refuses without a known reason; others get a general one. */
const messages: Readonly<Record<string, WordsKey>> = {
  password: 'refusal.account.password',
  first_name: 'refusal.account.firstName',
  last_name: 'refusal.account.lastName',
  phone: 'refusal.account.phone',
};

/** Commerce refuses an address by its form only; one that is taken has a refusal of its own. */
export const invalidEmail: FieldFault = {
  path: ['input', 'email'],
  code: 'INVALID_EMAIL',
  key: 'refusal.account.email',
};

/**
 * Maps commerce's field errors. Its messages are not passed on: they are English, for developers, and may repeat the
 * input. Empty when they concern no field of this form.
 */
export function faultsOfCommerce(
  errors: Readonly<Record<string, string>>,
  form: keyof typeof forms,
): FieldFault[] {
  const fields: Readonly<Record<string, string>> = forms[form];
  return Object.entries(errors).flatMap(([name, problem]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) return [];
    if (name === 'pro_code') return [proCodeFault(problem)];
    if (name === 'email') return [invalidEmail];
    return [fault(field, 'REFUSED', messages[name] ?? 'refusal.account.refused')];
  });
}

function fault(field: string, code: FieldErrorCode, key: WordsKey): FieldFault {
  const values = key === 'refusal.account.password' ? { values: passwordBounds } : {};
  return { path: ['input', field], code, key, ...values };
}

/** Of input field `email`; empty when it is valid. */
export function emailFaults(text: string): FieldFault[] {
  if (isEmail(text)) return [];
  const address = text.trim();
  const code = address === '' ? 'REQUIRED' : address.length > maxFieldLength ? 'TOO_LONG' : 'INVALID_EMAIL';
  return [{ ...invalidEmail, code }];
}

function passwordFaults(field: 'password' | 'newPassword', text: string): FieldFault[] {
  if (isPassword(text)) return [];
  const code = text === '' ? 'REQUIRED' : text.length < passwordBounds.least ? 'TOO_SHORT' : 'TOO_LONG';
  return [fault(field, code, 'refusal.account.password')];
}

function nameFaults(field: 'firstName' | 'lastName', text: string): FieldFault[] {
  return text.trim() === ''
    ? [fault(field, 'REQUIRED', `refusal.account.${field}`)]
    : lengthFaults(field, text);
}

function phoneFaults(text: string): FieldFault[] {
  const number = text.trim();
  if (number.length > maxFieldLength) return [fault('phone', 'TOO_LONG', 'refusal.account.phone')];
  return number === '' || isPhone(number) ? [] : [fault('phone', 'INVALID_PHONE', 'refusal.account.phone')];
}

function lengthFaults(field: string, text: string): FieldFault[] {
  return text.trim().length > maxFieldLength
    ? [{ ...fault(field, 'TOO_LONG', 'refusal.account.tooLong'), values: { most: maxFieldLength } }]
    : [];
}
