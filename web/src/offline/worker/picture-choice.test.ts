import { describe, expect, test } from 'vitest';
import { choosePictures, pictureKey } from './picture-choice.ts';

const id = '0a1b'.repeat(8);

test.each([
  [`/pictures/${id}/480.avif`, id],
  [`/pictures/${id}/2000.jpg`, id],
  ['/assets/hero-home-Bq3_x-.webp', 'hero-home'],
  ['/assets/hero-home-AAAAAA.avif', 'hero-home'],
  ['/assets/client-AAAAAAAA.js', null],
  ['/photos/secret.jpg', null],
  ['/uploads/1.jpg', null],
])('%s is the picture %s', (path, key) => {
  expect(pictureKey(path)).toBe(key);
});

describe('the pictures of a text', () => {
  const srcset = (extension: string) =>
    [480, 1200, 2000].map((width) => `/pictures/${id}/${width}.${extension} ${width}w`).join(', ');
  const page = `<source type="image/avif" srcSet="${srcset('avif')}"/><source type="image/webp" srcSet="${srcset('webp')}"/>
    <img src="/pictures/${id}/2000.jpg" alt=""/><img class="x" src="/assets/badge-1-AAAAAA.svg"/>`;

  test('are chosen once each, wide enough and in a supported format', () => {
    expect(choosePictures(page, { width: 1170, avif: true })).toEqual([
      `/pictures/${id}/1200.avif`,
      '/assets/badge-1-AAAAAA.svg',
    ]);
    expect(choosePictures(page, { width: 400, avif: false })[0]).toBe(`/pictures/${id}/480.webp`);
    expect(choosePictures(page, { width: 5000, avif: true })[0]).toBe(`/pictures/${id}/2000.avif`);
  });

  test('are chosen in their smallest size on a slow connection, also those of texts', () => {
    const slow = { width: 0, avif: true };
    const text = (width: number) => `<p><img src="/pictures/${id}/${width}.jpg" loading="lazy" /></p>`;
    expect(choosePictures(page, slow)[0]).toBe(`/pictures/${id}/480.avif`);
    expect(choosePictures(text(1600), slow)).toEqual([`/pictures/${id}/480.avif`]);
    expect(choosePictures(text(1600), { width: 1200, avif: true })).toEqual([`/pictures/${id}/1600.jpg`]);
    expect(choosePictures(text(320), slow)).toEqual([`/pictures/${id}/320.jpg`]);
  });

  test('an answer of GraphQL is read like a page', () => {
    const answer = JSON.stringify({ data: { sources: [{ type: 'image/webp', srcset: srcset('webp') }] } });
    expect(choosePictures(answer, { width: 1000, avif: false })).toEqual([`/pictures/${id}/1200.webp`]);
  });
});
