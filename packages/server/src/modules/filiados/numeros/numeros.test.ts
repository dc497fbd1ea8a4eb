import { CARTOES, type IdCartao, type Numeros } from '@sede/domain/modules/filiados/numeros';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let gestora: TestPerson;
let visita: TestPerson;
let relatora: TestPerson;
let qualquer: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
  visita = await app.person(['visualizador_usuario']);
  relatora = await app.person(['relatorios']);
  qualquer = await app.person(['filiado']);
});
afterAll(() => app.close());
let n = 0;
beforeEach(async () => {
  n = 0;
  for (const tabela of ['filiados', 'acessos_dados', 'logs_usuario']) await app.rows(`delete from ${tabela}`);
});

interface Membro {
  nome?: string;
  empresa?: string;
  situacao?: string;
  sexo?: string | null;
  nascimento?: string | null;
  email?: string | null;
  celular?: string | null;
  logradouro?: string | null;
  cidade?: string | null;
  estado?: string | null;
  saiu?: boolean;
}
const text = (value: string | null | undefined) => (value == null ? 'null' : `'${value.replaceAll("'", "''")}'`);
/** Straight into the tables, as an import leaves them: words and dates that no form takes. */
async function membro({ nome = 'Ana Dias', empresa = 'TCU', situacao = 'ATIVO', ...m }: Membro = {}): Promise<void> {
  n += 1;
  const [{ id }] = (await app.rows(`
    insert into filiados (id, nome_completo, cpf, empresa, matricula, situacao_filiado, data_cadastro, sexo, data_nascimento, email,
      tel_celular, logradouro, cidade, estado)
    values (gen_random_uuid(), ${text(nome)}, '${String(n).padStart(11, '0')}', '${empresa}', '${n}', '${situacao}', '2020-01-01',
      ${text(m.sexo)}, ${text(m.nascimento)}, ${text(m.email)}, ${text(m.celular)}, ${text(m.logradouro)}, ${text(m.cidade)},
      ${text(m.estado)}) returning id`)) as [{ id: string }];
  await app.rows(`insert into filiado_periodos (id, filiado_id, inicio, fim)
    values (gen_random_uuid(), '${id}', '2020-01-01', ${m.saiu ? "'2024-01-01'" : 'null'})`);
}

interface Painel {
  total: number;
  cartoes: { id: IdCartao; quantidade: number }[];
}
const painel = async () => (await visita.rest<Painel>('GET', '/numeros/painel')).body;
const casas = async (who = visita) => (await who.rest<Numeros>('GET', '/numeros/casas')).body;
const planilha = (cartao: string, who = gestora) =>
  who.rest('GET', `/numeros/painel/exportar?cartao=${cartao}&formato=csv`);

describe('the dashboard', () => {
  beforeEach(async () => {
    const endereco = { logradouro: 'SQN 309', cidade: 'Brasília', estado: 'DF' };
    await membro({ nome: 'Com tudo', email: 'a@x.com', celular: '+5561999142207', ...endereco });
    await membro({ nome: 'Provisório', email: 'b@substituir.com', ...endereco, cidade: null });
    await membro({ nome: 'Provisória', email: 'b@mail.substituir.com.br', celular: '+5561999142207' });
    await membro({ nome: 'De verdade', email: 'c@substituirei.com' });
    await membro({ nome: 'Inativo', situacao: 'INATIVO', email: 'd@x.com' });
    await membro({ nome: 'Saiu', email: 'e@x.com', celular: '+5561999142207', ...endereco, saiu: true });
  });

  it('counts who is a member, a placeholder address as none, an address only when whole', async () => {
    const { total, cartoes } = await painel();
    expect(total).toBe(5);
    expect(Object.fromEntries(cartoes.map(({ id, quantidade }) => [id, quantidade]))).toEqual({
      ...{ 'com-email': 3, 'sem-email': 2, 'com-celular': 2, 'sem-celular': 3 },
      ...{ 'com-os-dois': 1, 'com-nenhum': 1, 'com-endereco': 1, 'sem-endereco': 4 },
    });
  });

  it.each(CARTOES.map(({ id, filtro }) => [id, filtro] as const))(
    '%s is the total of the list that it opens',
    async (id, filtro) => {
      const search = Object.entries(filtro).map(([key, value]) => `${key}=${value ? 'sim' : 'nao'}`);
      const list = await visita.rest<{ total: number }>('GET', `/filiados/totais?cadastro=FILIADO&${search.join('&')}`);
      expect((await painel()).cartoes.find((one) => one.id === id)?.quantidade).toBe(list.body.total);
    },
  );

  it('gives CPF and full name of those whom a card counts, and writes that down', async () => {
    const answer = await planilha('com-os-dois');
    expect(answer.headers['content-disposition']).toContain('filiados-com-os-dois.csv');
    expect(answer.bytes.toString().replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'CPF;Nome completo',
      '000.000.000-01;Com tudo',
    ]);
    expect(await app.rows('select ato, tela, usuario_nome, detalhe, quantidade from acessos_dados')).toEqual([
      {
        ato: 'exportar',
        tela: 'numeros',
        usuario_nome: 'Gilda Gestora',
        detalhe: { cartao: 'com-os-dois' },
        quantidade: 1,
      },
    ]);
    expect(await app.rows('select tipo, arquivo from logs_usuario')).toEqual([
      { tipo: 'report_download', arquivo: 'filiados-com-os-dois.csv' },
    ]);
  });

  it('leaves a formula in a name as text', async () => {
    await membro({ nome: '=HYPERLINK("http://x","y")', logradouro: '<b>', cidade: 'x', estado: 'DF' });
    expect((await planilha('com-endereco')).bytes.toString()).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  });

  it('refuses a card that there is not', async () => {
    expect((await planilha('todos')).status).toBe(400);
  });

  it('gives TCU’s members by UF, those without one too', async () => {
    await membro({ empresa: 'SENADO', estado: 'DF' });
    await membro({ estado: 'GO' });
    const { bytes, headers } = await gestora.rest('GET', '/numeros/tcu-por-uf?formato=csv');
    expect(bytes.toString().replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      ...['UF;Quantidade', 'DF;2', 'GO;1', 'Nao informado;3'],
    ]);
    expect(headers['content-disposition']).toContain('filiadosTCUPorUF.csv');
    const xlsx = await gestora.rest('GET', '/numeros/tcu-por-uf');
    expect(xlsx.headers['content-disposition']).toContain('filiadosTCUPorUF.xlsx');
    expect(await app.rows('select detalhe, quantidade from acessos_dados')).toContainEqual({
      detalhe: { planilha: 'filiadosTCUPorUF' },
      quantidade: 6,
    });
  });
});

describe('the numbers per house', () => {
  it.each([
    ['2006-11-20', '20-40'],
    ['2006-11-21', '0-20'],
    ['2026-11-20', '0-20'],
    ['2026-11-21', 'Nao informado'],
    ['1986-11-20', '40-60'],
    ['1926-11-21', '80-100'],
    ['1926-11-20', '+100'],
    [null, 'Nao informado'],
  ])('born %s is of %s on 20/11/2026', async (nascimento, faixa) => {
    await membro({ nascimento });
    const { idades } = await casas();
    expect(idades.filter(({ total }) => total === 1).map(({ id }) => id)).toEqual([faixa]);
  });

  it('leave out whoever left, and tie with the list', async () => {
    await membro({ estado: 'DF', sexo: 'Feminino' });
    await membro({ empresa: 'SENADO', situacao: 'APOSENTADO' });
    await membro({ situacao: 'INATIVO', estado: 'DF' });
    await membro({ saiu: true, estado: 'DF' });
    const numeros = await casas();
    expect(numeros).toMatchObject({
      ...{ protegido: false, noDf: 2 },
      ...{
        total: { casas: { TCU: 1, SENADO: 1, CAMARA: 0 }, total: 2 },
        inativos: { total: 1 },
        filiados: { total: 3 },
      },
    });
    const list = await visita.rest<{ total: number }>('GET', '/filiados/totais?cadastro=FILIADO');
    expect(numeros.filiados.total).toBe(list.body.total);
  });

  it('are for every signed-in user, without counts of 1 to 4 for whoever may not see members', async () => {
    for (let i = 0; i < 6; i++) await membro({ sexo: 'Feminino' });
    await membro({ sexo: 'Outro', estado: 'DF' });
    const exact = await casas();
    expect(exact).toMatchObject({ protegido: false, noDf: 1, filiados: { total: 7 } });
    for (const who of [qualquer, relatora, await app.person([])]) {
      const hidden = await casas(who);
      expect(hidden).toMatchObject({ protegido: true, noDf: null, filiados: { total: 10 } });
      expect(hidden.generos.find(({ id }) => id === 'Outro')).toMatchObject({ casas: { TCU: null }, total: null });
    }
    expect((await app.stranger.rest('GET', '/numeros/casas')).status).toBe(401);
  });
});

it('cards are for those who see members, spreadsheets for those who export them', async () => {
  const status = async (path: string, who: TestPerson) => (await who.rest('GET', path)).status;
  expect(await status('/numeros/painel', relatora)).toBe(403);
  expect(await status('/numeros/painel', qualquer)).toBe(403);
  for (const path of ['/numeros/painel/exportar?cartao=com-email', '/numeros/tcu-por-uf']) {
    expect(await status(path, visita)).toBe(403);
    expect(await status(path, relatora)).toBe(200);
  }
});
