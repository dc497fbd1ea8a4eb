import { describe, expect, it } from 'vitest';
import { enderecoDoRelatorio, motivoNaoEditar } from './dashboard.rules.ts';
import { dashboardForm } from './dashboard.schema.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const BASE = `https://app.powerbi.com/reportEmbed?reportId=${ID}`;

describe('the address of a report', () => {
  it.each([
    BASE,
    `${BASE}&ctid=${ID}&groupId=${ID}&autoAuth=true`,
    `${BASE}&pageName=ReportSectionab12`,
    `${BASE}&filterPaneEnabled=false&navContentPaneEnabled=false`,
    `${BASE}&config=eyJjbHVzdGVyVXJsIjoiaHR0cHM6Ly93YWJpIn0%3D`,
    `https://app.powerbi.com/reportEmbed?autoAuth=true&reportId=${ID}`,
  ])('is kept: %s', (url) => expect(enderecoDoRelatorio(url)).toBe(url));

  it('is written anew from its parts', () => {
    expect(enderecoDoRelatorio(`  HTTPS://APP.PowerBI.com/reportEmbed?reportId=${ID.toUpperCase()}&config=a+b= `)).toBe(
      `https://app.powerbi.com/reportEmbed?reportId=${ID.toUpperCase()}&config=a%2Bb%3D`,
    );
  });

  it.each([
    ['plain http', BASE.replace('https', 'http')],
    ['another scheme', `javascript:alert(1)//${BASE}`],
    ['no scheme', BASE.replace('https:', '')],
    ['a host that begins like it', BASE.replace('powerbi.com', 'powerbi.com.evil.org')],
    ['a host that ends like it', BASE.replace('app.powerbi', 'app-powerbi')],
    ['a host above it', BASE.replace('app.', '')],
    ['a host below it', BASE.replace('app.', 'x.app.')],
    ['letters that only look alike', BASE.replace('app', 'аpp')],
    ['the host with a dot at its end', BASE.replace('.com/', '.com./')],
    ['a port', BASE.replace('.com/', '.com:8443/')],
    ['its own port', BASE.replace('.com/', '.com:443/')],
    ['a user', BASE.replace('//', '//app.powerbi.com@')],
    ['the host as a user', BASE.replace('.com/', '.com@evil.org/')],
    ['backslashes', BASE.replace('https://', 'https:\\\\')],
    ['a tab in the host', BASE.replace('powerbi', 'power\tbi')],
    ['what is public without a sign-in', `https://app.powerbi.com/view?r=eyJrIjoi`],
    ['another path', BASE.replace('reportEmbed', 'reportembed')],
    ['a path below it', BASE.replace('reportEmbed', 'reportEmbed/x')],
    ['a path that climbs', BASE.replace('reportEmbed', 'reportEmbed/../view')],
    ['a dashboard', BASE.replace('reportEmbed', 'dashboardEmbed')],
    ['no report', 'https://app.powerbi.com/reportEmbed'],
    ['an empty query', 'https://app.powerbi.com/reportEmbed?'],
    ['a report that is no uuid', 'https://app.powerbi.com/reportEmbed?reportId=42'],
    ['another key in its place', BASE.replace('reportId', 'ReportId')],
    ['the report twice', `${BASE}&reportId=${ID}`],
    ['an unknown key', `${BASE}&redirect=1`],
    ['a key of every object', `${BASE}&constructor=1`],
    ['a key that ends alike', `${BASE}&xPaneEnabledx=true`],
    ['a pane that is neither', `${BASE}&filterPaneEnabled=1`],
    ['a tenant that is no uuid', `${BASE}&ctid=x`],
    ['a page with signs', `${BASE}&pageName=%3Cscript%3E`],
    ['a fragment', `${BASE}#x`],
    ['a blank within', `${BASE} x`],
    ['nothing', ''],
  ])('is refused: %s', (_what, url) => expect(enderecoDoRelatorio(url)).toBeNull());
});

describe('the form', () => {
  const messagesOf = (value: object) =>
    Object.fromEntries(
      (dashboardForm.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
  const TODOS = 'Todos os campos sao obrigatorios!';
  it.each([
    ['name and address', { nome: 'Filiados', url: BASE }, {}],
    ['nothing', {}, { nome: TODOS, url: TODOS }],
    ['blanks', { nome: '  ', url: ' ' }, { nome: TODOS, url: TODOS }],
    ['nulls', { nome: null, url: null }, { nome: TODOS, url: TODOS }],
    ['another address', { nome: 'Filiados', url: 'https://evil.org' }, { url: 'Insira uma url valida! ' }],
    ['a number', { nome: 'Filiados', url: 7 }, { url: 'Insira uma url valida! ' }],
  ])('%s', (_what, value, esperado) => expect(messagesOf(value)).toEqual(esperado));
});

it('only whom the setting names edits, whatever the capitals', () => {
  expect(motivoNaoEditar(['Ana@X.org'], 'ana@x.org')).toBeNull();
  expect(motivoNaoEditar(['ana@x.org'], 'bia@x.org')).toBe('so_consulta');
  expect(motivoNaoEditar([], 'ana@x.org')).toBe('so_consulta');
});
