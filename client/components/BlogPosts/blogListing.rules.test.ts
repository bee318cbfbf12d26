import { describe, expect, test } from 'vitest';
import {
  atPage,
  blogListingHref,
  blogListingVariables,
  lengthened,
  readBlogListing,
} from './blogListing.rules.ts';

describe('an address of the blog', () => {
  test.each([
    ['alone is its first page', '', { first: 12, skip: 0 }],
    ['names a page', 'page=3', { first: 12, skip: 24 }],
    ['has the number of posts shown', 'show=36', { first: 36, skip: 0 }],
    ['rounds up to whole pages', 'page=2&show=13', { first: 24, skip: 12 }],
    ['requests no more than the maximum per response', 'show=480', { first: 96, skip: 0 }],
    ['with invalid numbers is its first page', 'page=no&show=-4', { first: 12, skip: 0 }],
    ['with a fraction is rounded up', 'page=2.7', { first: 12, skip: 12 }],
    ['before the first page is the first', 'page=-3', { first: 12, skip: 0 }],
  ])('%s', (_sentence, search, variables) => {
    expect(blogListingVariables(new URLSearchParams(search))).toEqual(variables);
  });

  test.each([
    ['of the first page has no query', atPage(1), '/en-us/blog'],
    ['of another page has its number', atPage(2), '/en-us/blog?page=2'],
    ['after loading more has the length', lengthened(atPage(1), 24), '/en-us/blog?show=24'],
    ['after loading more from a page has both', lengthened(atPage(3), 30), '/en-us/blog?page=3&show=36'],
  ])('%s', (_sentence, place, href) => {
    expect(blogListingHref('/en-us/blog', place)).toBe(href);
    expect(readBlogListing(new URL(href, 'https://skarn.example').searchParams)).toEqual(place);
  });
});
