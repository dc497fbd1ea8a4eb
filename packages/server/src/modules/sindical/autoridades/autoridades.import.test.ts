/** Authorities of the old system: words of no list, two current offices, what is no e-mail, photos and documents, what is refused, a second run. */
import { buffer } from 'node:stream/consumers';
import { CAMPOS_LIVRES, MAX_TEXTO_LIVRE } from '@sede/domain/modules/sindical/autoridades';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRig } from '#platform/testing/import-rig.ts';
import { comExif, corEm, metadeVermelha } from './foto-for-tests.ts';
import { autoridadesModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: ReturnType<Awaited<ReturnType<typeof rig.importar>>>;

const url = (file: string) => `https://x/o/autoridades_politicas%2F${file}?alt=media&token=t`;
const anexo = (name: string) => ({ name, url: url(name) });
const snake = (campo: string) => campo.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every free field as the old system called it; two names hold the union's own. */
const LIVRES = Object.fromEntries(
  CAMPOS_LIVRES.map((campo) => [snake(campo).replace('com_o_sindicato', 'com_o_sindifiscal'), `antigo ${campo}`]),
);

const EXPORT = {
  autoridades_politicas: {
    ligia: {
      ...LIVRES,
      nome: 'Lígia de Albuquerque Montenegro',
      nome_politico: 'Lígia Montenegro',
      idade: '54 anos',
      data_criacao: '03/02/2021',
      data_atualizacao: '18/11/2022',
      partido: 'psb',
      religiao: 'CATÓLICA',
      parentesco: 'Irmã de servidora',
      exerce_mandato: 'Sim',
      tel_primario: '(61) 3303-2182',
      email_primario: ' Ligia@Senado.LEG.br ',
      photo: { url: url('ligia.jpg') },
      anexos: [anexo('perfil.pdf'), anexo('sumiu.pdf')],
      cargos: [
        { cargo: 'Senadora', tempo: '2023 a 2031', colegio_eleitoral: 'Pernambuco', atual: true },
        { cargo: 'Ministra', atual: 'Sim' },
        { cargo: '', tempo: '', colegio_eleitoral: '', atual: true },
        { tempo: '2011 a 2014', atual: false },
      ],
    },
    odair: {
      nome_politico: 'Odair',
      idade: 'não diz',
      partido: 'PTR do B',
      religiao: 'Devoto de São Longuinho',
      exerce_mandato: 'talvez',
      tel_secundario: 'ramal 12',
      email_secundario: 'odair arroba camara',
      biografia: 'x'.repeat(MAX_TEXTO_LIVRE + 1),
      photo: { url: url('odair.svg') },
      cargos: { a: { cargo: 'C'.repeat(201), atual: false } },
    },
    zilda: {
      nome: 'Zilda',
      partido: 'PTR DO B',
      photo: { url: url('nenhuma.jpg') },
      data_atualizacao: 'ontem',
      idade: 70,
    },
    ninguem: { partido: 'PT', cargos: [{ cargo: 'Senador', atual: true }] },
  },
};

beforeAll(async () => {
  rig = await importRig([autoridadesModule]);
  rig.file('autoridades_politicas/ligia.jpg', comExif(await metadeVermelha(900, 600).jpeg(90)));
  rig.file('autoridades_politicas/odair.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  rig.pdf('autoridades_politicas/perfil.pdf');
  first = (await rig.importar(EXPORT))('autoridades_politicas');
});
afterAll(() => rig.close());

it('all come who have a name; the others are refused', () => {
  expect(first).toMatchObject({
    ...{ lidos: 4, importados: 3, recusados: [{ chave: 'ninguem', texto: 'falta nome' }] },
  });
});

it('a profile comes with every field, in the spelling of our lists, its age with the year in which it was said', async () => {
  expect(await rig.rows(`select * from autoridades where id_origem = 'ligia'`)).toMatchObject([
    {
      ...Object.fromEntries(CAMPOS_LIVRES.map((campo) => [snake(campo), `antigo ${campo}`])),
      ...{ nome: 'Lígia de Albuquerque Montenegro', nome_politico: 'Lígia Montenegro', exerce_mandato: true },
      ...{
        idade_informada: 54,
        idade_ano: 2022,
        partido: 'PSB',
        religiao: 'Católica',
        parentesco: 'Irmã de servidora',
      },
      ...{ tel_primario: '+556133032182', email_primario: 'ligia@senado.leg.br' },
    },
  ]);
  expect(
    await rig.rows(`select nome, nome_politico, partido from autoridades where id_origem in ('odair', 'zilda')
    order by id_origem`),
  ).toEqual([
    { nome: 'Odair', nome_politico: 'Odair', partido: 'PTR do B' },
    // The word is the list's by now.
    { nome: 'Zilda', nome_politico: 'Zilda', partido: 'PTR do B' },
  ]);
});

it('of two current offices the first stays the current one', async () => {
  expect(
    await rig.rows(`select c.cargo, c.tempo, c.colegio_eleitoral, c.atual from autoridades_cargos c
      join autoridades a on a.id = c.autoridade_id where a.id_origem = 'ligia' order by c.ordem`),
  ).toEqual([
    { cargo: 'Senadora', tempo: '2023 a 2031', colegio_eleitoral: 'Pernambuco', atual: true },
    { cargo: 'Ministra', tempo: null, colegio_eleitoral: null, atual: false },
    { cargo: 'Cargo não informado', tempo: '2011 a 2014', colegio_eleitoral: null, atual: false },
  ]);
});

it('what is not as it should be is remarked; what is sensitive is not repeated there', () => {
  expect(first.ressalvas).toEqual([
    { chave: 'ligia', texto: "dois cargos atuais: 'Ministra' ficou como anterior" },
    { chave: 'ligia', texto: 'anexo não trazido: sumiu.pdf' },
    { chave: 'odair', texto: expect.stringMatching(/^anexo não trazido: anexo.pdf: O arquivo não é/) },
    { chave: 'odair', texto: "idade 'não diz' não é um número" },
    { chave: 'odair', texto: "partido 'PTR do B' não está na lista: ficou desabilitado nela" },
    { chave: 'odair', texto: 'tel_secundario não é válido: ficou como estava' },
    { chave: 'odair', texto: 'email_secundario não é válido: ficou como estava' },
    { chave: 'odair', texto: 'religiao não está na lista: ficou desabilitado nela' },
    { chave: 'odair', texto: 'biografia cortado em 10000 caracteres' },
    { chave: 'odair', texto: 'cargos: cargo cortado em 200 caracteres' },
    { chave: 'zilda', texto: 'anexo não trazido: anexo.pdf' },
    { chave: 'zilda', texto: 'data_atualizacao ilegível' },
  ]);
});

it('a word of no list joins the disabled ones, so that filters find it', async () => {
  expect(await rig.rows(`select chave, valor from configuracoes where chave ~ 'esabilitad' order by chave`)).toEqual([
    { chave: 'partidosDesabilitados', valor: ['PTR do B'] },
    { chave: 'religioesDesabilitadas', valor: ['Devoto de São Longuinho'] },
  ]);
});

it('the photo is drawn anew as two squares, without what the camera noted; what is no photo stays behind', async () => {
  const fotos = await rig.rows<{ chave: string; modulo: string; chave_mini: string }>(
    `select f.chave, f.modulo, m.chave as chave_mini from autoridades a
      join anexos f on f.id = a.foto_id join anexos m on m.id = a.miniatura_id`,
  );
  expect(fotos).toHaveLength(1);
  for (const [chave, lado] of [
    [fotos[0]?.chave, 400],
    [fotos[0]?.chave_mini, 100],
  ] as const) {
    const bytes = await buffer(await rig.store.get(chave ?? ''));
    expect(bytes.includes('GPS')).toBe(false);
    // Turned by the camera's word: red is above.
    expect((await corEm(bytes, lado / 2, lado / 20))[0]).toBeGreaterThan(200);
  }
  expect(fotos[0]?.modulo).toBe('autoridades');
});

it('documents are the profile’s', async () => {
  expect(
    await rig.rows(`select a.id_origem, x.nome, x.situacao from autoridades_anexos x
      join autoridades a on a.id = x.autoridade_id`),
  ).toEqual([{ id_origem: 'ligia', nome: 'perfil.pdf', situacao: 'Ativo' }]);
});

it('a second run brings nothing twice', async () => {
  const anexos = await rig.rows('select id from anexos');
  expect((await rig.importar(EXPORT))('autoridades_politicas')).toMatchObject({
    ...{ lidos: 4, importados: 0, jaImportados: 3, recusados: [{ chave: 'ninguem' }], ressalvas: [] },
  });
  expect(await rig.rows('select id from anexos')).toHaveLength(anexos.length);
  expect(await rig.rows('select 1 from autoridades_cargos')).toHaveLength(4);
});
