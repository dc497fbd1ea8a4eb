import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Casos, casosForTests } from '../juridico.processos-for-tests.ts';

interface Pagina {
  itens: Record<string, unknown>[];
  total: number;
  somas: { valorCausa: number };
}
interface Grupos {
  total: number;
  valorCausa: number;
  itens: { valor: string | null; rotulo: string | null; quantidade: number; valorCausa: number }[];
}

let c: Casos;
let leitor: TestPerson;
beforeAll(async () => {
  c = await casosForTests();
  leitor = await c.app.person(['relatorios']);
  const [a = '', b = ''] = c.membros;
  const deCamara = await c.membro('Nome Secreto', '15350946056', { empresa: 'CAMARA' });
  await c.made(c.judicial({ titulo: 'Tese sigilosa', tags: ['quintos'], filiados: [a, b] }));
  await c.made(
    c.judicial({
      ...{ numero: '0000002-65.2005.4.05.8100', escritorioId: c.leal, valorCausa: 999_999_999_999_999 },
      filiados: [deCamara],
    }),
  );
  await c.made({
    ...{ tipo: 'Administrativo', numero: '7/2024', tribunalOrgao: 'TCU', dataProtocolo: '2024-03-01' },
    ...{ escritorioId: c.prado, objetoId: c.objetoId, filiados: [a] },
  });
  await c.made({
    ...{ tipo: 'Procedimento', natureza: 'Particular', valorCausa: 250_00, tags: ['saúde'], escritorioId: c.leal },
    ...{ objetoId: c.objetoId, filiadosIndeterminados: true, orgaos: ['TCU'], titulo: 'Reajuste' },
    publicarAcaoColetiva: true,
  });
  const gone = await c.made(c.judicial({ numero: '5/2001', formatoAntigo: true, tribunalOrgao: 'STF' }));
  expect((await c.julia.rest('POST', `/processos/${gone.id}/excluir`, { versao: gone.versao })).status).toBe(200);
});
afterAll(() => c.app.close());

const page = async (query = '', who = leitor) =>
  (await who.rest<Pagina>('GET', `/relatorio-processos?porPagina=100&${query}`)).body;
const tipos = async (query: string) => (await page(query)).itens.map(({ tipo }) => tipo).toSorted();
const grupos = async (grupo: string, query = '') =>
  (await leitor.rest<Grupos>('GET', `/relatorio-processos/grupos?grupo=${grupo}&${query}`)).body;

it('counts every case of whoever may report, and sums to the cent what they are worth', async () => {
  const { total, somas, itens } = await page();
  expect([total, somas.valorCausa, itens.length]).toEqual([4, 999_999_999_999_999 + 100_00 + 250_00, 4]);
});

it('tells no name, title, theme, event or link, and finds nothing by them', async () => {
  for (const papel of ['relatorios', 'visualizador_financeiro'] as const) {
    const who = await c.app.person([papel]);
    const { itens } = await page('', who);
    const [um] = itens.filter(({ numero }) => numero === '1023344-75.2021.4.01.3400');
    expect(um).toEqual({
      ...{ id: expect.any(String), tipo: 'Judicial', numero: '1023344-75.2021.4.01.3400', ano: 2021 },
      ...{ nomeObjeto: 'Quintos', tribunalOrgao: 'TRF1', escritorioNome: 'Prado', dataProtocolo: '2021-05-10' },
      ...{ situacao: 'Em andamento', valorCausa: 100_00, filiados: 2, filiadosIndeterminados: false },
      ...{ casas: ['SENADO'], abre: false },
    });
    const sheet = (await who.rest('GET', '/relatorio-processos/exportar?formato=csv')).bytes.toString('utf8');
    expect(sheet).toContain('1023344-75.2021.4.01.3400');
    expect(JSON.stringify(itens) + sheet).not.toMatch(/sigilosa|Membro|Secreto|pje\.example|saúde/);
    expect((await who.rest('GET', '/processos')).status).toBe(403);
    expect((await who.rest('GET', `/processos/${String(um?.id)}`)).status).toBe(403);
    expect((await who.rest('GET', '/processos/exportar')).status).toBe(403);
  }
  for (const busca of ['sigilosa', 'membro', 'secreto']) expect(await tipos(`busca=${busca}`)).toEqual([]);
  expect([await tipos('busca=1023344'), await tipos('busca=reajuste')]).toEqual([['Judicial'], ['Procedimento']]);
});

it('leads to the page of a case where that opens: of the own office, for an office’s user who reports', async () => {
  const deles = await c.app.person(['escritorio_juridico', 'relatorios']);
  await c.app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
    newId(),
    deles.usuarioId,
    c.leal,
  ]);
  for (const who of [deles, leitor, c.julia]) {
    const { itens } = await page('', who);
    for (const { id, abre } of itens)
      expect([abre, (await who.rest('GET', `/processos/${String(id)}`)).status === 200]).toEqual([abre, abre]);
    const abrem = itens.filter(({ abre }) => abre).length;
    expect([abrem, itens.length]).toEqual([who === deles ? 2 : who === c.julia ? 4 : 0, 4]);
  }
});

it('is filtered as the list, and by house, court, year and amount', async () => {
  expect(await tipos('tipo=Judicial')).toEqual(['Judicial', 'Judicial']);
  expect(await tipos(`escritorio=${c.prado}`)).toEqual(['Administrativo', 'Judicial']);
  expect(await tipos('casa=TCU')).toEqual(['Procedimento']);
  expect(await tipos('casa=CAMARA')).toEqual(['Judicial']);
  expect(await tipos('casa=CAMARA,TCU')).toEqual(['Judicial', 'Procedimento']);
  expect(await tipos('tribunal=TCU,TRF1')).toEqual(['Administrativo', 'Judicial']);
  expect([await tipos('ano=2005'), await tipos('ano=2024')]).toEqual([['Judicial'], ['Administrativo']]);
  expect([await tipos('valorDe=25000&valorAte=25000'), await tipos('valorAte=9999')]).toEqual([['Procedimento'], []]);
  expect(await tipos('dataDe=2024-01-01&dataAte=2024-12-31')).toEqual(['Administrativo']);
  expect((await leitor.rest('GET', '/relatorio-processos?tribunal=XYZ')).status).toBe(400);
});

it.each([
  [
    'tipo',
    [
      ['Judicial', 2],
      ['Administrativo', 1],
      ['Procedimento', 1],
    ],
  ],
  [
    'escritorio',
    [
      ['Leal', 2],
      ['Prado', 2],
    ],
  ],
  ['situacao', [['Em andamento', 4]]],
  ['objeto', [['Quintos', 4]]],
  [
    'tribunal',
    [
      ['TCU', 1],
      ['TRF1', 1],
      ['TRF5', 1],
      [null, 1],
    ],
  ],
  [
    'ano',
    [
      ['2026', 1],
      ['2024', 1],
      ['2021', 1],
      ['2005', 1],
    ],
  ],
])('groups by %s, and the groups are the report', async (grupo, expected) => {
  const { itens, total, valorCausa } = await grupos(grupo);
  expect(itens.map(({ rotulo, quantidade }) => [rotulo, quantidade])).toEqual(expected);
  const report = await page();
  expect([total, valorCausa]).toEqual([report.total, report.somas.valorCausa]);
  expect((await grupos(grupo, 'tipo=Administrativo')).total).toBe(1);
});

it('is written by group, and not for an office’s user, a member or the registry', async () => {
  const sheet = await leitor.rest('GET', '/relatorio-processos/exportar?formato=csv&grupo=tipo&ordem=numero');
  expect(sheet.headers['content-disposition']).toContain('relatorio_processos.csv');
  const rows = sheet.bytes.toString('utf8').trim().split('\n').slice(1);
  expect(rows.map((row) => row.split(';')[0]?.replaceAll('"', ''))).toEqual([
    ...['Administrativo', 'Judicial', 'Judicial', 'Procedimento'],
  ]);
  for (const who of [c.elias, c.gestora, await c.app.person(['filiado'])])
    expect((await who.rest('GET', '/relatorio-processos')).status).toBe(403);
  expect((await page('', c.vera)).total).toBe(4);
});
