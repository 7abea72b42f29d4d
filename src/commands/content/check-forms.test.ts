import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BlockFile, ItemFile } from '#contract/content/content-file.ts';
import { contentSeed } from '#data/content/index.ts';
import { sampleForm } from '#tests/support/web-form-sample.ts';
import { findFormFaults } from './check-forms.ts';

const formItem = (definition: object, key = 'form-exemple'): ItemFile => ({
  key,
  type: 'webforms',
  shared: { definition },
  fr: { title: 'Un exemple' },
  en: { title: 'An example' },
});
const pageItem = (...blocks: BlockFile[]): ItemFile => ({
  key: 'page',
  type: 'pages',
  fr: { title: 'Page', content: blocks },
  en: { title: 'Page', bottomContent: blocks },
});
const formBlock = (webform?: string): BlockFile => ({ type: 'form', attributes: { webform } });

/** What is found, as it is printed; every page is there but `/nowhere`. */
async function faultsOf(...items: ItemFile[]): Promise<string[]> {
  const site = { statusOf: async (path: string) => (path.endsWith('/nowhere') ? 404 : 200) };
  const faults = await findFormFaults({ items, menus: {} }, site);
  return faults.map(({ where, what }) => `${where}: ${what}`);
}

describe('the check of forms', () => {
  it('finds nothing wrong with the forms of the default content', async () => {
    expect(await faultsOf(...contentSeed.items)).toEqual([]);
  });

  it('finds nothing wrong with the example that editors start from', async () => {
    const [, example = ''] =
      /^## Forms$.*?```json\n(.*?)```/ms.exec(readFileSync('docs/editors.md', 'utf8')) ?? [];
    const form = formItem(JSON.parse(example) as object, 'example');
    expect(await faultsOf(form, pageItem(formBlock('velo_oublie')))).toEqual([]);
  });

  it('names the form, the page and the field of what is badly written', async () => {
    const [first, ...others] = sampleForm.pages;
    const [motif, ...fields] = first?.parts ?? [];
    const half = { ...motif, label: { fr: 'Motif' } };
    const broken = { ...sampleForm, pages: [{ ...first, parts: [half, ...fields] }, ...others] };
    expect(await faultsOf(formItem(broken))).toEqual([
      'form-exemple: exemple: pages.sujet.parts.motif.label.en: Invalid input: expected string, received undefined',
    ]);
  });

  it('says what a schema cannot tell', async () => {
    expect(await faultsOf(formItem({ ...sampleForm, replyTo: 'sujet.motif' }))).toEqual([
      'form-exemple: exemple: answers go to sujet.motif, which is no field for an address',
    ]);
  });

  it('says which language lacks words', async () => {
    const blank = { ...sampleForm.confirmation, message: { fr: '<p>Merci</p>', en: '<p>&nbsp;</p>' } };
    expect(await faultsOf(formItem({ ...sampleForm, confirmation: blank }))).toEqual([
      'form-exemple: exemple: confirmation.message.en has no words',
    ]);
    const [first, ...others] = sampleForm.pages;
    const titled = { ...first, title: { fr: ' ', en: 'The subject' } };
    expect(await faultsOf(formItem({ ...sampleForm, pages: [titled, ...others] }))).toEqual([
      'form-exemple: exemple: pages.sujet.title.fr has no words',
    ]);
  });

  it.each([
    ['quelqu.un@gmail.com', 'is a private mailbox'],
    ['service@bus.localhost', 'is at a host that takes no mail'],
  ])('doubts a recipient: %s', async (recipient, words) => {
    expect(await faultsOf(formItem({ ...sampleForm, recipient }))).toEqual([
      `form-exemple: exemple: recipient: ${recipient} ${words}`,
    ]);
  });

  it('finds where a form leads to no page', async () => {
    const confirmation = { ...sampleForm.confirmation, paths: { fr: '/propos', en: '/nowhere' } };
    expect(await faultsOf(formItem({ ...sampleForm, confirmation }))).toEqual([
      'form-exemple: exemple: confirmation.paths leads to /en/nowhere, which answers 404',
    ]);
  });

  it('finds two forms of one id', async () => {
    expect(await faultsOf(formItem(sampleForm), formItem(sampleForm, 'form-twin'))).toEqual([
      'form-twin: exemple: form-exemple is a form of this id too',
    ]);
  });

  it('finds blocks that name no form, however deep they stand', async () => {
    const columns: BlockFile = {
      type: '2_columns',
      attributes: {},
      children: { column_left: [formBlock('nulle_part')], column_right: [formBlock('exemple')] },
    };
    expect(await faultsOf(formItem(sampleForm), pageItem(columns, formBlock()))).toEqual([
      'page: a form block names nulle_part, and there is no such form',
      'page: a form block names no form',
    ]);
  });

  it('takes a form that is not published as one that is not there', async () => {
    const hidden = { ...formItem(sampleForm), status: false };
    expect(await faultsOf(hidden, pageItem(formBlock('exemple')))).toEqual([
      'page: a form block names exemple, and there is no such form',
    ]);
  });
});
