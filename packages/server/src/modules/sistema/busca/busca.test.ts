import type { Busca } from '@sede/domain/modules/sistema/busca';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

const CPF = '52998224725';

let app: TestApp;
let ana: TestPerson;
let visita: TestPerson;
let aprovador: TestPerson;
let gestor: TestPerson;
let evento: TestPerson;

const create = async (who: TestPerson, path: string, body: object): Promise<string> => {
  const answer = await who.rest<{ id?: string; ids?: string[] }>('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id ?? answer.body.ids?.[0] ?? '';
};

beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana Conceição Mota' });
  visita = await app.person(['visualizador_financeiro']);
  aprovador = await app.person(['aprovador']);
  gestor = await app.person(['gestor_sistema']);
  evento = await app.person(['gestor_evento']);
  const idBeneficiario = await create(ana, '/beneficiarios', {
    tipo: 'F',
    cpfCnpj: CPF,
    nomeBeneficiario: 'João Maria da Silva',
  });
  const idItemDespesa = await create(ana, '/itens-despesa', { tipo: 'Serviços', nome: 'Locação de vídeo' });
  await create(evento, '/eventos', { tipo: 'Próprio', nome: 'Congresso Unificado', dataInicio: '2026-12-01' });
  const despesa = {
    idItemDespesa,
    idBeneficiario,
    tipoDespesa: 'Serviços',
    centroCusto: 'Outro',
    descricao: 'Projeção no auditório',
    relacaoEvento: false,
    valor: 125_090,
    dataVencimento: '2026-11-25',
    meioPagamento: 'Digital',
    tipoDocumento: 'BOLETO',
    numeroDocumento: 'NF-778',
  };
  await create(ana, '/despesas', { ...despesa, numeroParcelas: 3 });
});
afterAll(() => app.close());

const find = async (busca: string, who = ana) => {
  const { status, body } = await who.rest<Busca>('GET', `/busca?busca=${encodeURIComponent(busca)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.grupos;
};
const fontes = async (busca: string, who = ana) => (await find(busca, who)).map(({ fonte }) => fonte);
const itens = async (busca: string, fonte: string, who = ana) =>
  (await find(busca, who)).find((grupo) => grupo.fonte === fonte)?.itens ?? [];

describe('who finds what', () => {
  it('nobody without a session', async () => {
    expect((await app.stranger.rest('GET', '/busca?busca=joao')).status).toBe(401);
  });

  it('only the sources that one may read', async () => {
    expect(await fontes('silva')).toEqual(['despesas', 'beneficiarios']);
    expect(await fontes('silva', visita)).toEqual(['despesas', 'beneficiarios']);
    expect(await fontes('congresso')).toEqual([]);
    expect(await fontes('congresso', evento)).toEqual(['eventos']);
    expect(await fontes('silva', evento)).toEqual([]);
    expect(await fontes('silva', gestor)).toEqual([]);
  });

  it('users only for the gestor_sistema', async () => {
    expect(await itens('conceicao mota', 'usuarios', gestor)).toMatchObject([{ titulo: 'Ana Conceição Mota' }]);
    expect(await itens('acm', 'usuarios', gestor)).toHaveLength(1);
    for (const who of [ana, visita, aprovador, evento]) expect(await fontes('conceicao mota', who)).toEqual([]);
  });

  it('an approver only the expenses for which approval was asked', async () => {
    expect(await fontes('locacao', aprovador)).toEqual([]);
    const [{ id } = { id: '' }] = await app.rows<{ id: string }>('select id from despesas where numero_parcela = 2');
    await app.rows(`update despesas set situacao = 'Aguardando aprovação', solicitante = 'x' where id = $1`, [id]);
    expect(await itens('locacao', 'despesas', aprovador)).toMatchObject([{ id }]);
  });
});

describe('what is found', () => {
  it.each([
    'joao silva',
    'SILVA locação',
    'projecao auditorio',
    'nf-778',
    'boleto',
    'jms video',
    '529.982.247-25',
    '529982247',
  ])('an expense by %j', async (busca) => expect(await itens(busca, 'despesas')).toHaveLength(3));

  it('an expense by its instalment, the nearest to today first', async () => {
    expect(await itens('2/3', 'despesas')).toMatchObject([
      {
        titulo: 'Locação de vídeo · João Maria da Silva',
        detalhe: expect.stringMatching(/^BOLETO NF-778 · parcela 2\/3 · vence 25\/12\/2026 · R\$\s1\.250,90$/),
      },
    ]);
    const all = await itens('locacao', 'despesas');
    expect(all.map(({ detalhe }) => detalhe?.match(/parcela (\d)/)?.[1])).toEqual(['1', '2', '3']);
    // Fell due nine days ago: farther than the first (in five), nearer than the second (in 35).
    await app.rows(`update despesas set data_vencimento = '2026-11-11' where numero_parcela = 3`);
    const now = await itens('locacao', 'despesas');
    await app.rows(`update despesas set data_vencimento = '2027-01-25' where numero_parcela = 3`);
    expect(now.map(({ detalhe }) => detalhe?.match(/parcela (\d)/)?.[1])).toEqual(['1', '3', '2']);
  });

  it('in the sources that are named alone, and more of a single one', async () => {
    const in_ = async (query: string) => (await ana.rest<Busca>('GET', `/busca?busca=silva&${query}`)).body.grupos;
    expect((await in_('fontes=beneficiarios')).map(({ fonte }) => fonte)).toEqual(['beneficiarios']);
    expect((await in_('fontes=despesas,usuarios')).map(({ fonte }) => fonte)).toEqual(['despesas']);
    expect(await in_('fontes=inexistente')).toEqual([]);
    expect((await ana.rest('GET', '/busca?busca=silva&fontes=x%27')).status).toBe(400);
  });

  it.each(['joao silva', 'jms', CPF, '529.982', 'da silva jo'])('a beneficiary by %j', async (busca) =>
    expect(await itens(busca, 'beneficiarios')).toMatchObject([
      { titulo: 'João Maria da Silva', detalhe: '529.982.247-25' },
    ]),
  );

  it('an item and an event, with what tells two alike apart', async () => {
    expect(await itens('locacao video', 'itensDespesa')).toMatchObject([{ detalhe: 'Serviços' }]);
    expect(await itens('cu', 'eventos', evento)).toMatchObject([{ detalhe: '01/12/2026' }]);
  });

  it('nothing where one word stands nowhere, and no pattern of the database is a pattern here', async () => {
    for (const busca of ['joao xyzw', '%%', '__', '\\\\', "' or 1=1"]) expect(await find(busca), busca).toEqual([]);
  });

  it('a setting by its name, its group or what it explains', async () => {
    expect((await itens('aprovacao', 'configuracoes', gestor)).length).toBeGreaterThan(2);
    expect((await itens('centros custo', 'configuracoes', gestor))[0]).toEqual({
      id: 'centrosCusto',
      titulo: 'Centros de custo',
      detalhe: 'Listas do financeiro',
    });
    expect(await fontes('centros custo')).not.toContain('configuracoes');
  });

  it('at most five of a source, the closest name first, and says that there are more', async () => {
    for (let n = 0; n < 7; n++) {
      await create(ana, '/itens-despesa', { tipo: 'Serviços', nome: n === 6 ? 'Zelo' : `Apuro e zelo ${n}` });
    }
    const [grupo] = await find('zelo');
    expect(grupo?.mais).toBe(true);
    expect(grupo?.itens.map(({ titulo }) => titulo)).toEqual(['Zelo', ...[0, 1, 2, 3].map((n) => `Apuro e zelo ${n}`)]);
    const { body } = await ana.rest<Busca>('GET', '/busca?busca=zelo&fontes=itensDespesa');
    expect(body.grupos.map(({ itens: all, mais }) => [all.length, mais])).toEqual([[7, false]]);
  });

  it.each(['', ' ', 'j', ' j ', 'x'.repeat(201)])('%j is no search', async (busca) => {
    const { status } = await ana.rest<Refusal>('GET', `/busca?busca=${encodeURIComponent(busca)}`);
    expect(status).toBe(400);
  });
});

describe('the user’s log', () => {
  const logged = () => app.rows(`select usuario_id, dados from logs_usuario where tipo = 'busca_cpf'`);
  it('keeps a search for a CPF, with or without its mask, and no other', async () => {
    await app.rows(`delete from logs_usuario`);
    for (const busca of ['joao', '52998', '52998224724', '11222333000181']) await find(busca);
    expect(await logged()).toEqual([]);
    await find('529.982.247-25', visita);
    await find(CPF, evento);
    const dados = { cpf: CPF, tela: 'busca' };
    expect(await logged()).toEqual([
      { usuario_id: visita.usuarioId, dados },
      { usuario_id: evento.usuarioId, dados },
    ]);
  });
});
