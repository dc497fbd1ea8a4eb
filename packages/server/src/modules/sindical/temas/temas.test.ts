/** The theme itself: its steps, the list, who does what, how it ends and goes. */
import type { ResumoDosTemas, TemaCompleto, TemaListado } from '@sede/domain/modules/sindical/temas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfBytes } from '#platform/files/files-for-tests.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { ACAO, ITEM, novo, PESSOA, PROCESSO, type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
beforeAll(async () => {
  rig = await temasRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const ITENS = 'Pelo menos um item de destaque deve ser informado.';

describe('a new theme', () => {
  it('exists after the first step, is followed, and is announced', async () => {
    const tema = await rig.created();
    expect(tema).toMatchObject({
      ...{ versao: 1, situacao: 'EM_ACOMPANHAMENTO', page: 1, proposicao: null, tags: [], itens: [], pode: {} },
      ...{ existeItensDestaque: true, existePessoasInstituicoes: true, existeProcessos: true },
      ...{ existeAcoesSindicato: true, atualizadoPor: 'Marina Alves', contagens: { itens: 0, pessoas: 0 } },
    });
    expect(tema.pode).toEqual({ reabrir: 'em_acompanhamento' });
    expect(rig.app.events).toMatchObject([{ modulo: 'temas' }]);
    expect((await rig.read(tema.id, rig.leitor)).pode).toEqual({
      ...{ editar: 'so_consulta', encerrar: 'so_consulta', reabrir: 'so_consulta', excluir: 'so_consulta' },
    });
  });

  it.each<[string, object, string]>([
    ['without a title', { titulo: ' ' }, 'titulo'],
    ['with a title that is too long', { titulo: 'x'.repeat(301) }, 'titulo'],
    ['of no type', { tipoTema: 'Portaria' }, 'tipoTema'],
    ['that concerns nobody', { interessados: [] }, 'interessados'],
    ['that concerns somebody unknown', { interessados: ['Marte'] }, 'interessados'],
    ['that concerns somebody twice', { interessados: ['Sociedade', 'sociedade'] }, 'interessados'],
    ['without description', { descricao: '' }, 'descricao'],
    ['of no priority', { prioridade: null }, 'prioridade'],
  ])('%s is refused at its field', async (_, over, campo) => {
    const { status, body } = await rig.marina.rest<Refusal>('POST', '/temas', novo(over));
    expect([status, Object.keys(body.data?.campos ?? {})]).toEqual([400, [campo]]);
    expect(await rig.app.rows('select id from temas')).toEqual([]);
  });

  it('takes nothing that it does not know', async () => {
    expect((await rig.marina.rest('POST', '/temas', novo({ page: 6 }))).status).toBe(400);
    expect((await rig.marina.rest('POST', '/temas', novo({ situacao: 'ENCERRADO' }))).status).toBe(400);
  });
});

describe('general information', () => {
  const patch = <T = TemaCompleto>({ id, versao }: TemaCompleto, body: object, who = rig.marina) =>
    who.rest<T>('PATCH', `/temas/${id}`, { versao, ...body });

  it('takes tags, classification and the bill, and the step is done', async () => {
    const tema = await rig.created();
    const { status, body } = await patch(tema, {
      ...{ tags: ['Remuneração', 'Teto'], classificacaoTema: 'Externo', page: 2, autor: 'Mesa Diretora' },
      ...{ casa: 'Câmara', sigla: 'pl', numero: 2384, ano: 2025 },
    });
    expect([status, body.proposicao, body.page, body.versao]).toEqual([200, 'PL 2384/2025', 2, 2]);
    // The step never goes back, and what is as it was is no change.
    const again = await patch(body, { titulo: body.titulo, tags: body.tags, page: 1 });
    expect([again.body.page, again.body.versao]).toEqual([2, 2]);
  });

  it('a bill is whole or none, and a tag is there once', async () => {
    const tema = await rig.created();
    const { status, body } = await patch<Refusal>(tema, { sigla: 'PL', numero: 1 });
    expect([status, body.data?.campos]).toEqual([
      400,
      { casa: 'Informe casa, sigla, número e ano.', ano: 'Informe casa, sigla, número e ano.' },
    ]);
    expect((await patch(tema, { tags: ['Teto', 'teto'] })).status).toBe(400);
    expect((await patch(tema, { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) })).status).toBe(400);
    expect((await patch(tema, { tags: ['x'.repeat(41)] })).status).toBe(400);
    expect((await patch(tema, { sigla: 'PL 2', numero: 1, casa: 'Câmara', ano: 2025 })).status).toBe(400);
  });

  it('two people in the same step: the second sees what the first wrote', async () => {
    const tema = await rig.created();
    expect((await patch(tema, { titulo: 'Outro título' })).status).toBe(200);
    const { status, body } = await patch<Refusal>(tema, { descricao: 'Outra' }, rig.julio);
    expect([status, body.code]).toEqual([409, 'plataforma.versao_conflito']);
    expect(body.data).toMatchObject({ por: 'Marina Alves', atual: { titulo: 'Outro título' } });
  });

  it('a word of the old system stays, and no other like it is taken', async () => {
    const tema = await rig.created();
    await rig.app.rows(`update temas set interessados = '{Prefeituras}' where id = '${tema.id}'`);
    const antigo = await rig.read(tema.id);
    expect((await patch(antigo, { interessados: ['Prefeituras', 'Sociedade'] })).status).toBe(200);
    expect((await patch(await rig.read(tema.id), { interessados: ['Estados'] })).status).toBe(400);
  });
});

describe('a step with a question', () => {
  const step = <T = TemaCompleto>(id: string, verbo: string, body: object, who = rig.marina) =>
    who.rest<T>('POST', `/temas/${id}/${verbo}`, body);

  it("with 'Sim' and nothing saved is refused, with 'Não' it is done", async () => {
    const { id } = await rig.created();
    const { status, body } = await step<Refusal>(id, 'avancar', { passo: 3, existe: true });
    expect([status, body.code, body.data?.campos]).toEqual([422, 'temas.incompleto', { existeItensDestaque: ITENS }]);
    expect((await step(id, 'avancar', { passo: 3, existe: false })).body).toMatchObject({
      ...{ page: 3, existeItensDestaque: false, versao: 1 },
    });
    await rig.part(id, 'itens', ITEM);
    expect((await step(id, 'avancar', { passo: 3, existe: true })).body).toMatchObject({ existeItensDestaque: true });
  });

  it('that comes later asks for those before it', async () => {
    const { id } = await rig.created();
    await rig.part(id, 'pessoas', PESSOA);
    expect((await step<Refusal>(id, 'avancar', { passo: 4, existe: true })).body.data?.campos).toEqual({
      existeItensDestaque: ITENS,
    });
    for (const passo of [2, 6, 7, 3.5]) expect((await step(id, 'avancar', { passo, existe: false })).status).toBe(400);
  });

  it('concluding asks for all of them, and sets the last step', async () => {
    const { id } = await rig.created();
    const { status, body } = await step<Refusal>(id, 'concluir', { existe: true });
    expect([status, body.data?.campos]).toEqual([
      422,
      {
        existeItensDestaque: ITENS,
        existePessoasInstituicoes: 'Pelo menos uma pessoa/instituição deve ser informada.',
        existeProcessos: 'Pelo menos um processo deve ser informado.',
        existeAcoesSindicato: 'Pelo menos uma ação deve ser informada.',
      },
    ]);
    await rig.part(id, 'itens', ITEM);
    await rig.part(id, 'pessoas', PESSOA);
    await rig.part(id, 'processos', PROCESSO);
    expect((await step(id, 'concluir', { existe: false })).body).toMatchObject({
      ...{ page: 6, existeAcoesSindicato: false, contagens: { itens: 1, pessoas: 1, processos: 1, acoes: 0 } },
    });
    // A step that is answered again does not take it back.
    expect((await step(id, 'avancar', { passo: 3, existe: true })).body.page).toBe(6);
  });

  it("'Não' over what is there hides it and keeps it, 'Sim' brings it back", async () => {
    const { id } = await rig.created();
    await rig.part(id, 'acoes', ACAO);
    expect((await step(id, 'responder', { passo: 6, existe: false })).body).toMatchObject({
      ...{ contagens: { acoes: 0 }, acoes: [{ descricaoAcao: ACAO.descricaoAcao }], page: 1 },
    });
    expect((await step(id, 'responder', { passo: 6, existe: true })).body.contagens.acoes).toBe(1);
  });

  it('answered in one section is in nobody’s way in another', async () => {
    const tema = await rig.created();
    await step(tema.id, 'avancar', { passo: 3, existe: false }, rig.julio);
    await rig.part(tema.id, 'itens', ITEM, rig.julio);
    const { id, versao } = tema;
    const { status, body } = await rig.marina.rest<TemaCompleto>('PATCH', `/temas/${id}`, { versao, titulo: 'Meu' });
    expect([status, body.titulo, body.page, body.existeItensDestaque]).toEqual([200, 'Meu', 3, false]);
  });
});

describe('following it', () => {
  it('ends and goes on, each once, and an ended one is still edited', async () => {
    const { id, versao } = await rig.created();
    const fim = await rig.marina.rest<TemaCompleto>('POST', `/temas/${id}/encerrar`, { versao });
    expect(fim.body).toMatchObject({ situacao: 'ENCERRADO', versao: 2, pode: { encerrar: 'encerrado' } });
    const dois = await rig.julio.rest<Refusal>('POST', `/temas/${id}/encerrar`, { versao });
    expect([dois.status, dois.body.code]).toEqual([409, 'temas.encerrado']);
    expect((await rig.marina.rest('PATCH', `/temas/${id}`, { versao: 2, titulo: 'Novo' })).status).toBe(200);
    await rig.part(id, 'acoes', ACAO);
    expect((await rig.marina.rest('POST', `/temas/${id}/reabrir`, { versao: 3 })).status).toBe(200);
    expect((await rig.marina.rest<Refusal>('POST', `/temas/${id}/reabrir`, { versao: 4 })).body.code).toBe(
      'temas.em_acompanhamento',
    );
  });

  it('goes for good with all beneath it, files too', async () => {
    const { id } = await rig.created();
    const item = await rig.part(id, 'itens', ITEM);
    for (const [parte, campos] of Object.entries({ pessoas: PESSOA, processos: PROCESSO, acoes: ACAO }))
      await rig.part(id, parte, campos);
    const anexo = String((await rig.send('ata.pdf', pdfBytes())).body.id);
    await rig.part(id, 'arquivos', { anexo, itemId: item.id });
    await rig.part(id, 'links', { nome: 'Íntegra', tipo: 'Proposição', url: 'https://www.camara.leg.br' });
    const { versao } = await rig.read(id);
    expect((await rig.marina.rest('DELETE', `/temas/${id}`, { versao: versao + 1 })).status).toBe(409);
    expect((await rig.marina.rest('DELETE', `/temas/${id}`, { versao })).status).toBe(200);
    for (const tabela of ['temas', 'temas_itens', 'temas_pessoas', 'temas_processos', 'temas_acoes', 'temas_arquivos'])
      expect(await rig.app.rows(`select id from ${tabela}`), tabela).toEqual([]);
    expect(await rig.app.rows('select id from temas_links')).toEqual([]);
    expect((await rig.marina.rest('GET', `/anexos/${anexo}`)).status).toBe(404);
    expect(await rig.app.rows(`select id from anexos where id = '${anexo}' and liberado_em is null`)).toEqual([]);
    expect((await rig.marina.rest('GET', `/temas/${id}`)).status).toBe(404);
  });

  it('deleting it while somebody saves in it leaves nothing behind, and tells one of them', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id, versao } = await rig.created();
      const [apagou, salvou] = await Promise.all([
        rig.marina.rest('DELETE', `/temas/${id}`, { versao }),
        rig.julio.rest('POST', `/temas/${id}/itens`, ITEM),
      ]);
      expect(apagou.status).toBe(200);
      expect([200, 404]).toContain(salvou.status);
      expect(await rig.app.rows('select id from temas_itens')).toEqual([]);
    }
  });
});

describe('the list', () => {
  const list = async (query = '', who = rig.leitor) => {
    const { status, body } = await who.rest<{ itens: TemaListado[]; total: number }>('GET', `/temas?${query}`);
    if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const titles = async (query = '') => (await list(query)).itens.map(({ titulo }) => titulo);

  async function some() {
    const a = await rig.created({ titulo: 'Alfa' });
    rig.app.clock.set('2026-11-20T15:01:00.000Z');
    const b = await rig.created({ titulo: 'Beta', tipoTema: 'Administrativo', prioridade: 'Mínima' });
    rig.app.clock.set('2026-11-20T15:02:00.000Z');
    const c = await rig.created({ titulo: 'Gama', interessados: ['Sociedade'], prioridade: 'Média' });
    await rig.marina.rest('PATCH', `/temas/${c.id}`, {
      ...{ versao: 1, tags: ['Saúde'], casa: 'Senado', sigla: 'PLP', numero: 12, ano: 2026 },
    });
    await rig.marina.rest('POST', `/temas/${b.id}/encerrar`, { versao: 1 });
    rig.app.clock.set('2026-11-20T15:03:00.000Z');
    return { a, b, c };
  }

  it('is sorted by what changed last, also beneath it, and counts what is shown', async () => {
    const { a } = await some();
    expect(await titles()).toEqual(['Gama', 'Beta', 'Alfa']);
    await rig.part(a.id, 'itens', ITEM);
    const { itens } = await list();
    expect(itens[0]).toMatchObject({ titulo: 'Alfa', versao: 1, contagens: { itens: 1, acoes: 0 } });
    expect(await titles('ordem=prioridade')).toEqual(['Alfa', 'Gama', 'Beta']);
    expect(await titles('ordem=-titulo')).toEqual(['Gama', 'Beta', 'Alfa']);
  });

  it('is narrowed by each of its filters', async () => {
    await some();
    expect(await titles('situacao=ENCERRADO')).toEqual(['Beta']);
    expect(await titles('tipo_tema=Legislativo')).toEqual(['Gama', 'Alfa']);
    expect(await titles('tipo_tema=Administrativo')).toEqual(['Beta']);
    expect(await titles(`tipo_tema=${encodeURIComponent('Projeto de Lei Ordinária')}`)).toEqual(['Gama', 'Alfa']);
    expect(await titles(`prioridade=${encodeURIComponent('Média,Mínima')}`)).toEqual(['Gama', 'Beta']);
    expect(await titles(`tag=${encodeURIComponent('Saúde')}`)).toEqual(['Gama']);
    expect(await titles('interessado=Sociedade')).toEqual(['Gama']);
    expect(await titles('incompleto=nao')).toEqual([]);
    expect(await titles('incompleto=sim')).toEqual(['Gama', 'Beta', 'Alfa']);
    for (const bad of ['situacao=Encerrado', 'tipo_tema=PL', 'parado=45', 'prioridade=Alta'])
      expect((await rig.leitor.rest('GET', `/temas?${bad}`)).status, bad).toBe(400);
  });

  it('finds words of title, description and bill', async () => {
    await some();
    expect(await titles('busca=gama')).toEqual(['Gama']);
    expect(await titles('busca=vencimento')).toEqual(['Gama', 'Beta', 'Alfa']);
    expect(await titles(`busca=${encodeURIComponent('PLP 12/2026')}`)).toEqual(['Gama']);
    expect(await titles('busca=vencimento%20nada')).toEqual([]);
  });

  it.each([
    ['30', '2026-12-19T15:00:00.000Z', 0],
    ['30', '2026-12-20T15:00:00.000Z', 1],
    ['60', '2026-12-20T15:00:00.000Z', 0],
    ['90', '2027-02-18T15:00:00.000Z', 1],
  ])('stands still for %s days on %s: %i', async (dias, now, quantos) => {
    await rig.created();
    rig.app.clock.set(now);
    const marina = await rig.app.person(['politico_sindical']);
    expect((await list(`parado=${dias}`, marina)).total).toBe(quantos);
  });

  it('the summary counts both panels and shows the five that came last', async () => {
    await some();
    for (let n = 0; n < 4; n += 1) await rig.created({ titulo: `T${n}` });
    const { body } = await rig.leitor.rest<ResumoDosTemas>('GET', '/temas/resumo');
    expect(body).toMatchObject({
      administrativo: { emAcompanhamento: 0, encerrado: 1 },
      legislativo: { emAcompanhamento: 6, encerrado: 0 },
    });
    expect(body.ultimos.map(({ titulo }) => titulo)).toEqual(['T3', 'T2', 'T1', 'T0', 'Gama']);
  });

  it('offers tags that are in use beside those that are always offered', async () => {
    const { a } = await some();
    await rig.marina.rest('PATCH', `/temas/${a.id}`, { versao: 1, tags: ['Teto remuneratório'] });
    const read = async (busca: string) =>
      (await rig.leitor.rest<{ itens: string[] }>('GET', `/temas/opcoes-de-tags?${busca}`)).body.itens;
    expect(await read('')).toEqual([
      ...['Saúde', 'Remuneração', 'Aposentados e Pensionistas', 'Relações de Trabalho', 'Sindical'],
      'Teto remuneratório',
    ]);
    expect(await read('busca=remun')).toEqual(['Remuneração', 'Teto remuneratório']);
  });

  it('leaves as a spreadsheet, without phones and e-mails, and is found by Ctrl K', async () => {
    const { c } = await some();
    await rig.part(c.id, 'pessoas', PESSOA);
    const { status, headers, bytes } = await rig.leitor.rest('GET', '/temas/exportar?formato=csv');
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('temas.csv')]);
    const text = bytes.toString('utf8');
    expect(text.split('\r\n')[0]).toContain('Título;Tipo;Proposição;Interessados;Prioridade');
    expect(text).toContain(
      'Gama;Projeto de Lei Ordinária;PLP 12/2026;Sociedade;Média;Saúde;Em acompanhamento;0;1;0;0;Dados do tema',
    );
    expect(text).not.toMatch(/3215|helena/i);
    const found = await rig.leitor.rest<{ grupos?: unknown }>(
      'GET',
      `/busca?busca=${encodeURIComponent('PLP 12/2026')}`,
    );
    expect(JSON.stringify(found.body)).toContain('PLP 12/2026 · Gama');
  });
});

it.each<[string, string[], number, number]>([
  ['politico_sindical', ['politico_sindical'], 200, 200],
  ['another of the staff', ['comunicacao'], 403, 200],
  ['an office’s user', ['escritorio_juridico'], 403, 403],
  ['a member', ['filiado'], 403, 403],
  ['an office’s user who is staff too', ['escritorio_juridico', 'autoridades'], 403, 200],
])('%s creates and reads as the table says', async (_, papeis, creates, reads) => {
  const who = await rig.app.person(papeis as ['filiado']);
  const { id } = await rig.created();
  expect((await who.rest('POST', '/temas', novo())).status).toBe(creates);
  expect((await who.rest('GET', `/temas/${id}`)).status).toBe(reads);
});

it('nobody is told of it who is not signed in', async () => {
  const { id } = await rig.created();
  expect((await rig.app.stranger.rest('GET', `/temas/${id}`)).status).toBe(401);
});
