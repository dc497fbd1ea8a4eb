import { newId } from '@sede/domain/kernel';
import type { FiliadoComInteracoes, Interacao } from '@sede/domain/modules/comunicacao/interacoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTable } from '#platform/spreadsheets/index.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { CPF, interacoesApp } from '../comunicacao.interacoes-for-tests.ts';

let t: Awaited<ReturnType<typeof interacoesApp>>;
beforeAll(async () => {
  t = await interacoesApp();
});
afterAll(() => t.app.close());
beforeEach(() => t.reset());

interface Pagina {
  itens: Interacao[];
  total: number;
  proximo: string | null;
}
const doFiliado = async (who = t.gestora, query = '', id = t.ids.maria) =>
  (await who.rest<Pagina>('GET', `/filiados/${id}/interacoes${query}`)).body;
const change = <T = Interacao>(id: string, body: object, who = t.editor) =>
  who.rest<T>('PATCH', `/interacoes/${id}`, body);
const remove = <T = { id: string }>(id: string, who = t.editor, versao = 1) =>
  who.rest<T>('DELETE', `/interacoes/${id}`, { versao });

describe('registering an interaction', () => {
  it('keeps who wrote it down, is told live and audited', async () => {
    const { body, status } = await t.create();
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ nomeFiliado: 'Maria Helena Duarte', nomeItem: 'Convênios', tipo: 'Telefone', classificacao: 'Externa' },
        ...{ data: '2026-11-20T14:30:00.000Z', dia: '2026-11-20', hora: '11:30', responsavelNome: 'Edu Editor' },
        ...{ dependenteId: null, relacaoDependente: false, escritorioId: null, pode: {} },
      },
    ]);
    expect(await t.app.rows(`select operacao, modulo from auditoria where registro_id = '${body.id}'`)).toEqual([
      { operacao: 'interacoes.create', modulo: 'interacoes' },
    ]);
    expect(t.app.events).toEqual([{ modulo: 'interacoes', ids: [body.id] }]);
  });

  it.each([
    [{ itemId: null }, 'itemId', ' Obrigatório'],
    [{ itemId: newId() }, 'itemId', 'O item de interação não existe mais.'],
    [{ tipo: '' }, 'tipo', ' Obrigatório'],
    [{ tipo: 'Fax' }, 'tipo', 'Escolha um dos tipos de interação.'],
    [{ dia: '' }, 'dia', ' Obrigatório'],
    [{ dia: '2026-02-30' }, 'dia', 'Data inválida'],
    [{ hora: '24:00' }, 'hora', 'Hora inválida'],
    [{ dia: '2026-11-21' }, 'dia', 'A data não pode ser futura.'],
    [{ hora: '12:01' }, 'dia', 'A data não pode ser futura.'],
    [{ dia: '1989-12-31' }, 'dia', 'Informe uma data a partir de 1990.'],
    [{ descricao: ' ' }, 'descricao', ' Obrigatório'],
    [{ descricao: 'x'.repeat(4001) }, 'descricao', 'No máximo 4000 caracteres.'],
    [{ classificacao: 'Secreta' }, 'classificacao', 'Escolha uma das opções.'],
    [{ dependenteId: newId() }, 'dependenteId', 'O dependente não é deste filiado.'],
    [{ responsavelNome: 'Outro' }, 'responsavelNome', 'Campo desconhecido: responsavelNome.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    const { status, body } = await t.create<Refusal>(over);
    expect([status, body.data]).toMatchObject([400, { campos: { [campo]: mensagem } }]);
    expect(await t.app.rows('select from interacoes')).toHaveLength(0);
  });

  it('at this very minute is not future; a member who is not there is no member', async () => {
    expect((await t.create({ hora: '12:00' })).status).toBe(200);
    expect((await t.create<Refusal>({ filiadoId: newId() })).status).toBe(404);
  });

  it('with a member who is being deleted or merged at that moment is with nobody', async () => {
    const client = await t.app.banco.ownerPool.connect();
    try {
      await client.query('begin');
      await client.query('delete from filiados where id = $1', [t.ids.jose]);
      const writing = t.create<Refusal>({ filiadoId: t.ids.jose });
      await vi.waitFor(
        async () => {
          const { rows } = await t.app.banco.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000, interval: 20 },
      );
      await client.query('commit');
      const { status, body } = await writing;
      expect([status, body.code]).toEqual([404, 'plataforma.nao_encontrado']);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is about a dependent of that member alone; the database says so too', async () => {
    const { body } = await t.create({ dependenteId: t.ids.ana });
    expect(body).toMatchObject({ nomeDependente: 'Ana Duarte', relacaoDependente: true });
    const alheia = await t.create<Refusal>({ filiadoId: t.ids.jose, dependenteId: t.ids.ana });
    expect(alheia.body.data).toMatchObject({ campos: { dependenteId: 'O dependente não é deste filiado.' } });
    await expect(
      t.app.rows(`update interacoes set filiado_id = '${t.ids.jose}' where id = '${body.id}'`),
    ).rejects.toThrow(/interacoes_dependente/);
  });

  it('a deleted dependent leaves the interaction with the member', async () => {
    const { id } = (await t.create({ dependenteId: t.ids.ana })).body;
    await t.app.rows(`delete from dependentes where id = '${t.ids.ana}'`);
    const { itens } = await doFiliado();
    expect(itens).toMatchObject([
      { id, filiadoId: t.ids.maria, dependenteId: null, nomeDependente: null, relacaoDependente: true },
    ]);
  });

  it('takes the office where the item asks for one, and drops it when the item no longer does', async () => {
    const { body } = await t.create({ itemId: t.ids.juridica, escritorioId: t.ids.escritorio });
    expect(body).toMatchObject({ escritorioId: t.ids.escritorio, nomeEscritorio: 'Advocacia Prado' });
    expect((await t.create({ escritorioId: t.ids.escritorio })).body.escritorioId).toBeNull();
    const mudada = await change(body.id, { versao: 1, itemId: t.ids.item });
    expect(mudada.body).toMatchObject({ nomeItem: 'Convênios', escritorioId: null });
    const juridico = await t.app.person(['juridico']);
    await t.create({ itemId: t.ids.juridica, escritorioId: t.ids.escritorio });
    expect(await juridico.rest<Refusal>('DELETE', `/escritorios/${t.ids.escritorio}`, { versao: 1 })).toMatchObject({
      status: 409,
      body: { message: 'O escritório está associado a interações e não pode ser excluído.' },
    });
  });

  it('a disabled item is not taken for a new one; an old one keeps it', async () => {
    const { id } = (await t.create()).body;
    await t.app.rows(`update itens_interacao set desabilitado = true where id = '${t.ids.item}'`);
    expect((await t.create<Refusal>()).body.data).toMatchObject({
      campos: { itemId: 'O item de interação está desabilitado.' },
    });
    expect((await change(id, { versao: 1, itemId: t.ids.item, descricao: 'Outra' })).status).toBe(200);
  });

  it('sent 10 times at once with one key is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.create({}, t.editor, { 'idempotency-key': 'k' })),
    );
    expect(new Set(answers.map((a) => a.body.id)).size).toBe(1);
    expect(await t.app.rows('select from interacoes')).toHaveLength(1);
  });
});

describe('who changes and sees which', () => {
  it('the author and gestor_interacao change and delete; another editor is told why not', async () => {
    const { id } = (await t.create()).body;
    const alheia = await doFiliado(t.outroEditor);
    expect(alheia.itens[0]?.pode).toEqual({ editar: 'de_outro', excluir: 'de_outro' });
    expect(await change<Refusal>(id, { versao: 1, descricao: 'x' }, t.outroEditor)).toMatchObject({
      status: 403,
      body: { code: 'interacoes.de_outro' },
    });
    expect((await remove<Refusal>(id, t.outroEditor)).status).toBe(403);
    expect((await remove<Refusal>(id, t.gestorUsuario)).status).toBe(403);
    const mudada = await change(id, { versao: 1, hora: '09:15', descricao: 'Corrigida.' }, t.gestora);
    expect(mudada.body).toMatchObject({ hora: '09:15', responsavelNome: 'Edu Editor', versao: 2 });
    expect(await change<Refusal>(id, { versao: 1, descricao: 'y' })).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito' },
    });
    expect((await remove(id, t.editor, 2)).body).toEqual({ id });
  });

  it('a change to the future is refused at the field that was changed', async () => {
    const { id } = (await t.create()).body;
    expect((await change<Refusal>(id, { versao: 1, hora: '23:00' })).body.data).toMatchObject({
      campos: { hora: 'A data não pode ser futura.' },
    });
  });

  it('Interna is of gestor_interacao, gestor_usuario and its author; of an editor the Externa of all', async () => {
    const interna = (await t.create({ classificacao: 'Interna' })).body.id;
    const externa = (await t.create({}, t.gestora)).body.id;
    const seen = async (who = t.gestora) => (await doFiliado(who)).itens.map(({ id }) => id).sort();
    const both = [interna, externa].sort();
    expect(await seen(t.gestora)).toEqual(both);
    expect(await seen(t.gestorUsuario)).toEqual(both);
    expect(await seen(t.editor)).toEqual(both);
    expect(await seen(t.outroEditor)).toEqual([externa]);
    expect((await doFiliado(t.outroEditor)).total).toBe(1);
    expect((await t.outroEditor.rest('GET', `/interacoes/${interna}`)).status).toBe(404);
    expect((await t.outroEditor.rest('GET', `/interacoes/${interna}/historico`)).status).toBe(404);
    expect((await remove<Refusal>(interna, t.outroEditor)).status).toBe(404);
    expect((await t.visita.rest('GET', `/filiados/${t.ids.maria}/interacoes`)).status).toBe(403);
  });

  it('the linha do tempo tells it with the same rule', async () => {
    await t.create({ classificacao: 'Interna', descricao: 'Só nossa.' });
    await t.create({ dependenteId: t.ids.ana, hora: '10:00' });
    const linha = async (who = t.visita) => {
      const { body } = await who.rest<{ itens: { feito: string; motivo: string; por: string }[] }>(
        'GET',
        `/filiados/${t.ids.maria}/linha-do-tempo?tipo=interacoes`,
      );
      return body.itens.map(({ feito, motivo, por }) => [feito, motivo, por]);
    };
    const externa = [
      'Interação externa: Convênios (Telefone)',
      'Perguntou pelo convênio. · Dependente: Ana Duarte',
      'Edu Editor',
    ];
    expect(await linha(t.visita)).toEqual([externa]);
    expect(await linha(t.outroEditor)).toEqual([externa]);
    expect(await linha(t.gestorUsuario)).toEqual([
      ['Interação interna: Convênios (Telefone)', 'Só nossa.', 'Edu Editor'],
      externa,
    ]);
  });

  it('keeps the member from being deleted, in the registry’s words', async () => {
    await t.create();
    expect(await t.gestorUsuario.rest<Refusal>('DELETE', `/filiados/${t.ids.maria}`, { versao: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('interações') },
    });
  });
});

it('one member’s are read newest first, 20 at a time, none twice, and that is written down once', async () => {
  for (let minute = 0; minute < 45; minute += 1) {
    // Several of one instant: the id decides.
    await t.create({ hora: `08:${String(minute - (minute % 3)).padStart(2, '0')}` });
  }
  const seen: string[] = [];
  let depois: string | null = null;
  do {
    const page: Pagina = await doFiliado(t.gestora, depois ? `?depois=${encodeURIComponent(depois)}` : '');
    expect(page.total).toBe(45);
    expect(page.itens.length).toBeLessThanOrEqual(20);
    seen.push(...page.itens.map(({ id }) => id));
    depois = page.proximo;
  } while (depois !== null);
  expect(new Set(seen).size).toBe(45);
  expect((await t.gestora.rest('GET', `/filiados/${t.ids.maria}/interacoes?depois=x`)).status).toBe(400);
  expect(await t.app.rows('select ato, tela, filiado_nome, usuario_nome from acessos_dados')).toEqual([
    { ato: 'abrir', tela: 'interacoes', filiado_nome: 'MARIA HELENA DUARTE', usuario_nome: 'Iris Interação' },
  ]);
});

describe('the page of members', () => {
  const list = async (query = '') =>
    (await t.gestora.rest<{ itens: FiliadoComInteracoes[]; total: number }>('GET', `/interacoes${query}`)).body;
  const names = async (query: string) => (await list(query)).itens.map(({ nome }) => nome);

  it('has name, house and matrícula, how many interactions and the last; nothing else', async () => {
    await t.create();
    await t.create({ dia: '2026-11-19' });
    const { itens } = await list();
    expect(itens.map(({ nome }) => nome)).toEqual(['José Carlos', 'MARIA HELENA DUARTE']);
    expect(Object.keys(itens[0] ?? {}).sort()).toEqual(
      ['cadastro', 'casa', 'id', 'interacoes', 'matricula', 'nome', 'ultima', 'versao'].sort(),
    );
    expect(itens[1]).toMatchObject({ interacoes: 2, ultima: '2026-11-20T14:30:00.000Z', cadastro: 'FILIADO' });
    expect((await t.editor.rest('GET', '/interacoes')).status).toBe(403);
  });

  it('finds by name, matrícula and a whole CPF, never by a part of it or by the e-mail', async () => {
    expect(await names('?busca=helena')).toEqual(['MARIA HELENA DUARTE']);
    expect(await names('?busca=mhd')).toEqual(['MARIA HELENA DUARTE']);
    expect(await names('?busca=777')).toEqual(['José Carlos']);
    expect(await names(`?busca=${CPF}`)).toEqual(['MARIA HELENA DUARTE']);
    expect(await names('?busca=529.982.247-25')).toEqual(['MARIA HELENA DUARTE']);
    expect(await names('?busca=52998')).toEqual([]);
    expect(await names('?busca=pessoa777')).toEqual([]);
  });

  it('filters by what their interactions are', async () => {
    await t.create({ dia: '2026-11-01', classificacao: 'Interna' });
    await t.create({ filiadoId: t.ids.jose, itemId: t.ids.juridica, tipo: 'Carta' });
    expect(await names(`?item=${t.ids.juridica}`)).toEqual(['José Carlos']);
    expect(await names('?tipo=Telefone')).toEqual(['MARIA HELENA DUARTE']);
    expect(await names('?inicio=2026-11-20&fim=2026-11-20')).toEqual(['José Carlos']);
    expect(await names('?inicio=2026-11-01&fim=2026-11-01')).toEqual(['MARIA HELENA DUARTE']);
    expect(await names(`?tipo=Telefone&classificacao=Externa`)).toEqual([]);
    expect(await names('?cadastro=INATIVO')).toEqual(['José Carlos']);
    expect((await list('?casa=TCU')).total).toBe(0);
  });
});

it('offers the member’s dependents by name to whoever registers', async () => {
  const { body } = await t.editor.rest('GET', `/filiados/${t.ids.maria}/interacoes/dependentes`);
  expect(body).toEqual({ itens: [{ id: t.ids.ana, nome: 'Ana Duarte', parentesco: 'Filho(a)' }] });
});

it('an interaction type that is in use may be disabled, not lost', async () => {
  await t.create();
  const gestor = await t.app.person(['gestor_sistema']);
  const mudancas = [{ chave: 'tiposInteracao', valor: ['E-mail', 'Outro'], versao: 0 }];
  expect((await gestor.rest('PATCH', '/configuracoes', { mudancas })).status).toBe(400);
});

describe('the spreadsheet of interactions', () => {
  const lines = async (query = '') => {
    const { bytes } = await t.gestora.rest('GET', `/interacoes/exportar?formato=xlsx${query}`);
    return readTable(bytes, 100);
  };
  it('has a line for each that the filter finds, no CPF, and nothing that a program would calculate; it is written down', async () => {
    await t.create({ descricao: '=HYPERLINK("https://x";"y")', dependenteId: t.ids.ana });
    await t.create({ filiadoId: t.ids.jose, classificacao: 'Interna', tipo: 'Presencial' });
    await t.create({ dia: '2026-11-19', itemId: t.ids.juridica, escritorioId: t.ids.escritorio });
    const [head, ...rows] = await lines();
    expect(head).toEqual([
      ...['Nome Completo', 'Casa', 'Matrícula', 'Data', 'Item de interação', 'Tipo', 'Descrição'],
      ...['Classificação', 'Dependente', 'Escritório', 'Responsável'],
    ]);
    expect(rows.map((row) => [row[0], row[4], row[7], row[8], row[9], row[10]])).toEqual([
      ['José Carlos', 'Convênios', 'Interna', '', '', 'Edu Editor'],
      ['Maria Helena Duarte', 'Convênios', 'Externa', 'Ana Duarte', '', 'Edu Editor'],
      ['Maria Helena Duarte', 'Assistência jurídica', 'Externa', '', 'Advocacia Prado', 'Edu Editor'],
    ]);
    expect(rows.flat().join()).not.toContain(CPF);
    const csv = (await t.gestora.rest('GET', '/interacoes/exportar?formato=csv')).bytes.toString('utf8');
    expect(csv).not.toMatch(/(^|;)"?=HYPERLINK/m);
    expect((await lines('&classificacao=Interna')).slice(1)).toHaveLength(1);
    expect((await lines(`&item=${t.ids.item}&inicio=2026-11-20`)).slice(1)).toHaveLength(2);
    expect((await lines(`&busca=${CPF}`)).slice(1)).toHaveLength(2);
    expect((await lines('&cadastro=INATIVO')).slice(1).map(([nome]) => nome)).toEqual(['José Carlos']);
    expect(
      await t.app.rows(`select detalhe, quantidade from acessos_dados where ato = 'exportar' order by id limit 1`),
    ).toMatchObject([{ quantidade: 3 }]);
  });
  it('is of gestor_interacao alone', async () => {
    for (const who of [t.editor, t.gestorUsuario, t.visita])
      expect((await who.rest('GET', '/interacoes/exportar?formato=csv')).status).toBe(403);
  });
});
