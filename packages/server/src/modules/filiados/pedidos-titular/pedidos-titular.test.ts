import { newId } from '@sede/domain/kernel';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import type { PedidoTitular } from '@sede/domain/modules/filiados/pedidos-titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { createDb } from '#platform/db/index.ts';
import { unzip } from '#platform/exports/unzip-for-tests.ts';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { jobRunner } from '#platform/jobs/run-job-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { rowsAbout } from './pedidos-titular.dados.ts';
import { registerDossie } from './pedidos-titular.dossie.ts';
import { blankAnonimizados } from './pedidos-titular.historico.ts';

let app: TestApp;
let gilda: TestPerson;
let rui: TestPerson;
let run: ReturnType<typeof jobRunner>;
let systemWrite: ReturnType<typeof createSystemWrite>;
beforeAll(async () => {
  app = await testApp();
  gilda = await app.person(['gestor_usuario'], { nome: 'Gilda' });
  rui = await app.person(['gestor_usuario'], { nome: 'Rui' });
  const { db, clock, services } = app;
  systemWrite = createSystemWrite({ db, clock, events: services.events, signAudit: services.signAudit });
  run = jobRunner(app, (jobs) => registerDossie(jobs, { db, clock, files: services.files, systemWrite }));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00.000Z');
  for (const tabela of ['pedidos_titular', 'filiados', 'acessos_dados', 'avisos', 'trabalhos'])
    await app.rows(`delete from ${tabela}`);
});

async function member(over: object = {}): Promise<Filiado> {
  const anexo = await sendPdf(app, gilda, 'filiados', 'ficha.pdf');
  const { body } = await gilda.rest<Filiado>('POST', '/filiados', {
    ...{ nomeCompleto: 'Maria Helena Duarte', cpf: '52998224725', rg: '1204556', nomeMae: 'Helena', empresa: 'SENADO' },
    ...{ matricula: '24871', situacaoFiliado: 'APOSENTADO', dataFiliacao: '1998-03-14', email: null, semEmail: true },
    anexos: [anexo],
    ...over,
  });
  return body;
}
/** Left long ago. */
async function former(over: object = {}): Promise<Filiado> {
  const { id, versao } = await member(over);
  const body = { versao, data: '2015-01-31', motivo: 'A pedido' };
  return (await gilda.rest<Filiado>('POST', `/filiados/${id}/desfiliar`, body)).body;
}
const ask = <T = PedidoTitular>(filiadoId: string, tipo: string, who = gilda) =>
  who.rest<T>('POST', '/pedidos-titular', { filiadoId, tipo, justificativa: 'RG conferido no balcão.' });
const act = <T = PedidoTitular>({ id, versao }: PedidoTitular, verb: string, body: object = {}, who = rui) =>
  who.rest<T>('POST', `/pedidos-titular/${id}/${verb}`, { versao, ...body });
const file = (id: string, who = gilda) => who.rest<Refusal>('GET', `/pedidos-titular/${id}/arquivo`);

describe('the dossier', () => {
  it('tells of appointments the day, the office and whether they came: never what was said, nor with whom', async () => {
    const { id } = await member();
    const [escritorio, atendimento] = [newId(), newId()];
    await app.rows(`insert into escritorios (id, nome) values ($1, 'Prado')`, [escritorio]);
    await app.rows(
      `insert into atendimentos (id, ano, sequencia, escritorio_id, escritorio_nome, data, inicio_min, fim_min, tipo_atendimento,
         tipo_servico, agendado_por_nome, descricao)
       values ($1, 2026, 7, $2, 'Prado', '2026-12-03', 540, 580, 'Virtual', 'Jurídico', 'Júlia', 'Segredo.')`,
      [atendimento, escritorio],
    );
    await app.rows('insert into atendimento_filiados (id, atendimento_id, filiado_id) values ($1, $2, $3)', [
      ...[newId(), atendimento, id],
    ]);
    const about = await rowsAbout(app.db, id);
    await app.rows('delete from atendimento_filiados');
    expect(about.atendimento_filiados).toEqual([
      {
        numero: '2026/0007',
        data: '2026-12-03',
        escritorio: 'Prado',
        situacao: 'Aguardando realização',
        compareceu: null,
      },
    ]);
    expect(JSON.stringify(about)).not.toContain('Segredo');
  });

  it('holds everything, is told by the bell, written down, and kept for a day', async () => {
    const { id: filiadoId } = await member();
    const { body: pedido } = await ask(filiadoId, 'dossie');
    expect(pedido).toMatchObject({ estado: 'gerando', prazo: '2026-12-05', pode: { baixar: 'nao_pronto' } });
    expect((await file(pedido.id)).body.code).toBe('pedidos_titular.estado');
    expect(await run('dossie-titular')).toMatchObject({ estado: 'concluido' });
    expect(await app.rows('select usuario_id, tipo from avisos')).toEqual([
      { usuario_id: gilda.usuarioId, tipo: 'dossie_pronto' },
    ]);
    const { bytes } = await file(pedido.id);
    const zip = unzip(bytes);
    expect([...zip.keys()]).toEqual([
      'LEIA-ME.txt',
      'dados.json',
      'processos.json',
      'historico.json',
      'acessos.json',
      'documentos/001 ficha.pdf',
    ]);
    expect(zip.get('dados.json')).toContain('1204556');
    expect(JSON.parse(zip.get('historico.json') ?? '')).toHaveLength(3);
    expect(await app.rows("select ato, filiado_nome from acessos_dados where ato = 'exportar'")).toEqual([
      { ato: 'exportar', filiado_nome: 'Maria Helena Duarte' },
    ]);
    expect((await gilda.rest<PedidoTitular>('GET', `/pedidos-titular/${pedido.id}`)).body.estado).toBe('entregue');
    app.clock.advance(24 * 3_600_000);
    expect((await file(pedido.id)).body.code).toBe('pedidos_titular.arquivo_nao_encontrado');
    expect(await run('varrer-dossies')).toMatchObject({ resultado: { soltos: 1 } });
  });

  it('is made once at a time', async () => {
    const { id } = await member();
    const answers = await Promise.all([ask<Refusal>(id, 'dossie'), ask<Refusal>(id, 'dossie', rui)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('anonymising', () => {
  it('is refused for a member and for somebody who left lately', async () => {
    const { id, versao } = await member();
    expect((await ask<Refusal>(id, 'anonimizacao')).body.message).toBe('Só se anonimiza quem não é mais filiado.');
    await gilda.rest('POST', `/filiados/${id}/desfiliar`, { versao, data: '2021-11-21', motivo: 'A pedido' });
    expect((await ask<Refusal>(id, 'anonimizacao')).body.message).toMatch(/5 anos/);
    expect(await app.rows('select 1 from pedidos_titular')).toEqual([]);
  });

  it('takes a second person, and leaves what identifies nobody', async () => {
    const { id } = await former();
    const { arquivos } = (await gilda.rest<Filiado>('GET', `/filiados/${id}/restritos`)).body;
    expect(arquivos).toHaveLength(1);
    const [kept] = await app.rows<{ chave: string }>('select chave from anexos where id = $1', [arquivos[0]?.id]);
    expect(await app.services.files.exists(kept?.chave ?? '')).toBe(true);
    const { body: pedido } = await ask(id, 'anonimizacao');
    expect((await act<Refusal>(pedido, 'confirmar', {}, gilda)).body.message).toMatch(/outra pessoa/);
    expect((await act(pedido, 'confirmar')).body).toMatchObject({
      estado: 'feito',
      filiadoNome: 'Anonimizado',
      pendenteNoHistorico: true,
    });
    const [row] = await app.rows(`select to_jsonb(f)::text as texto from filiados f where id = '${id}'`);
    expect(row?.texto).not.toMatch(/Maria|Duarte|52998224725|1204556|Helena|24871/);
    expect(row?.texto).toMatch(/SENADO/);
    expect(await app.rows(`select inicio::text, fim::text from filiado_periodos where filiado_id = '${id}'`)).toEqual([
      { inicio: '1998-03-14', fim: '2015-01-31' },
    ]);
    expect(await app.rows('select 1 from filiados_anexos')).toEqual([]);
    expect(await app.rows('select 1 from anexos where id = $1', [arquivos[0]?.id])).toEqual([]);
    expect(await app.services.files.exists(kept?.chave ?? '')).toBe(false);
    expect(await app.rows('select 1 from acessos_dados where filiado_nome is not null')).toEqual([]);
  });

  it('takes the account of whoever signed in along', async () => {
    const { id } = await former({ email: 'maria@example.org', semEmail: false });
    const [conta] = await app.rows<{ usuario_id: string }>('select usuario_id from filiados where id = $1', [id]);
    expect(conta?.usuario_id).toBeTruthy();
    const { body: pedido } = await ask(id, 'anonimizacao');
    expect((await act(pedido, 'confirmar')).body).toMatchObject({ estado: 'feito' });
    expect(await app.rows('select conta_id from pedidos_titular')).toEqual([{ conta_id: conta?.usuario_id }]);
    expect(await app.rows(`select 1 from usuarios where email = 'maria@example.org'`)).toEqual([]);
  });

  it('erases the mails that were sent to them, and what their offices were told of them; others keep theirs', async () => {
    const { id } = await former({ email: 'maria@example.org', semEmail: false });
    const [escritorio, atendimento] = [newId(), newId()];
    await app.rows(`insert into escritorios (id, nome) values ($1, 'Leal')`, [escritorio]);
    await app.rows(
      `insert into atendimentos (id, ano, sequencia, escritorio_id, escritorio_nome, data, inicio_min, fim_min, tipo_atendimento,
         tipo_servico, agendado_por_nome) values ($1, 2014, 7, $2, 'Prado', '2014-12-03', 540, 580, 'Virtual', 'Jurídico', 'Júlia')`,
      [atendimento, escritorio],
    );
    await app.rows('insert into atendimento_filiados (id, atendimento_id, filiado_id) values ($1, $2, $3)', [
      ...[newId(), atendimento, id],
    ]);
    await app.rows(
      `insert into atendimento_convites (id, criado_em, atendimento_id, escritorio_id, endereco, tipo, sequencia, sequencia_do_atendimento,
         data, inicio_min, fim_min, comeca, termina, resumo, email_id)
       select $1, now(), $2, $3, 'prado@example.org', 'REQUEST', 0, 0, '2014-12-03', 540, 580, now(), now(), 'às 9h|Maria Helena', $4`,
      [newId(), atendimento, escritorio, newId()],
    );
    await app.rows('delete from emails');
    for (const para of ['Maria@example.org', 'outra@example.org', gilda.email]) {
      await app.rows(
        `insert into emails (id, message_id, para, assunto, texto, motivo, estado, criado_em, enviado_em)
         values ($1, $2, $2, 'Atendimento agendado', 'Maria', 'atendimento_agendado', 'enviado', now(), now())`,
        [newId(), para],
      );
    }
    const { body: pedido } = await ask(id, 'anonimizacao');
    expect((await act(pedido, 'confirmar')).status).toBe(200);
    expect(await app.rows('select para from emails order by para')).toEqual([
      { para: 'outra@example.org' },
      { para: gilda.email },
    ]);
    expect(await app.rows('select resumo from atendimento_convites')).toEqual([{ resumo: '' }]);
    await app.rows('delete from atendimento_filiados');
    await app.rows('delete from atendimento_convites');
    await app.rows('delete from emails');
  });

  it('leaves nothing of before in history, timeline and reading, nor in a dossier that was made', async () => {
    const { id, versao: before } = await former();
    await gilda.rest('PATCH', `/filiados/${id}`, { versao: before, nomeSocial: 'Maria Helena' });
    const { body: dossie } = await ask(id, 'dossie');
    await run('dossie-titular');
    const { body: pedido } = await ask(id, 'anonimizacao');
    const paths = ['historico', 'leitura', 'linha-do-tempo'].map((read) => `/filiados/${id}/${read}`);
    const told = async () => Promise.all(paths.map(async (path) => JSON.stringify((await rui.rest('GET', path)).body)));
    for (const text of await told()) expect(text).toMatch(/24871|Maria Helena/);
    expect((await act(pedido, 'confirmar')).status).toBe(200);
    for (const text of await told()) expect(text).not.toMatch(/24871|Maria|Duarte|529/);
    app.clock.advance(1000);
    await app.rows(`update filiados set situacao_filiado = 'PENSIONISTA' where id = $1`, [id]);
    expect((await told())[0]).toMatch(/Pensionista/i);
    expect((await file(dossie.id)).body.code).toBe('pedidos_titular.arquivo_nao_encontrado');
    expect(await run('varrer-dossies')).toMatchObject({ resultado: { soltos: 1 } });
  });

  it('of two who confirm at once one does it', async () => {
    const zeca = await app.person(['gestor_usuario']);
    const { id } = await former();
    const { body: pedido } = await ask(id, 'anonimizacao');
    const answers = await Promise.all([act(pedido, 'confirmar'), act(pedido, 'confirmar', {}, zeca)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('asks the conditions again: who came back meanwhile is not anonymised', async () => {
    const { id, versao } = await former();
    const { body: pedido } = await ask(id, 'anonimizacao');
    await gilda.rest('POST', `/filiados/${id}/filiar`, { versao, data: '2026-11-20' });
    expect((await act<Refusal>(pedido, 'confirmar')).body.message).toBe('Só se anonimiza quem não é mais filiado.');
    expect(await app.rows("select 1 from filiados where nome_completo = 'Anonimizado'")).toEqual([]);
  });

  /** A second connection, in a transaction that nobody has committed yet. */
  async function meanwhile(work: (query: (text: string, values: unknown[]) => Promise<unknown>) => Promise<void>) {
    const client = await app.banco.ownerPool.connect();
    try {
      await client.query('begin');
      await work((text, values) => client.query(text, values));
      await client.query('commit');
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  const waits = () => app.banco.standsBeforeLock();

  it('sees what was being written while it was confirmed: whoever is joining again is not anonymised', async () => {
    const { id } = await former();
    const { body: pedido } = await ask(id, 'anonimizacao');
    let confirming: ReturnType<typeof act<Refusal>> | undefined;
    await meanwhile(async (query) => {
      await query(`insert into filiado_periodos (id, filiado_id, inicio) values ($1, $2, '2026-11-01')`, [newId(), id]);
      confirming = act<Refusal>(pedido, 'confirmar');
      await waits();
    });
    expect((await confirming)?.body.message).toBe('Só se anonimiza quem não é mais filiado.');
    expect(await app.rows('select 1 from filiados where anonimizado_em is not null')).toEqual([]);
  });

  const DEPENDENTE = { nomeCompleto: 'Ana', dataNascimento: '2010-05-05', sexo: 'Feminino', parentesco: 'Filho(a)' };

  const item = newId();
  /** An interaction with them. */
  async function talk(filiadoId: string) {
    await app.rows(
      `insert into itens_interacao (id, nome, descricao, tipo) values ($1, 'Convênios', 'd', 'E-mail') on conflict do nothing`,
      [item],
    );
    return gilda.rest<Refusal>('POST', '/interacoes', {
      ...{ filiadoId, itemId: item, tipo: 'Telefone', classificacao: 'Externa', descricao: 'Ligou.' },
      ...{ dia: '2026-11-20', hora: '11:30' },
    });
  }

  it('closes the record: nothing of a person is written in it or beside it any more', async () => {
    const { id } = await former();
    const { body: pedido } = await ask(id, 'anonimizacao');
    await act(pedido, 'confirmar');
    const { body } = await gilda.rest<Filiado>('GET', `/filiados/${id}`);
    expect(body.pode).toMatchObject({
      editar: 'anonimizado',
      filiar: 'anonimizado',
      registrarFalecimento: 'anonimizado',
    });
    const { versao } = body;
    const answers = [
      await gilda.rest('PATCH', `/filiados/${id}`, { versao, nomeMae: 'Helena' }),
      await gilda.rest('POST', `/filiados/${id}/filiar`, { versao, data: '2026-11-20' }),
      await gilda.rest('POST', `/filiados/${id}/registrar-falecimento`, { versao, dataFalecimento: '2026-11-19' }),
      await gilda.rest('POST', '/dependentes', { filiado: id, ...DEPENDENTE }),
      await talk(id),
    ];
    for (const { status, body: refusal } of answers) {
      expect([status, refusal.code]).toEqual([409, 'filiados.estado']);
      expect(refusal.message).toBe('A ficha foi anonimizada e não recebe mais dados.');
    }
    expect(await app.rows('select 1 from interacoes union all select 1 from dependentes')).toEqual([]);
  });

  it('whoever writes beside the record while it is made anonymous is told, and nothing of it stays', async () => {
    const { id } = await former();
    let writing: ReturnType<typeof talk> | undefined;
    await meanwhile(async (query) => {
      await query('select from filiados where id = $1 for update', [id]);
      writing = talk(id);
      await waits();
      await query('update filiados set cpf = null, anonimizado_em = now() where id = $1', [id]);
    });
    expect((await writing)?.body.code).toBe('filiados.estado');
    expect(await app.rows('select 1 from interacoes')).toEqual([]);
  });

  it('is refused with a reason, and then decided', async () => {
    const { id } = await former();
    const { body: pedido } = await ask(id, 'anonimizacao');
    const refused = await act(pedido, 'recusar', { motivo: 'Há processo em curso.' });
    expect(refused.body).toMatchObject({ estado: 'recusado', motivo: 'Há processo em curso.' });
    expect((await act<Refusal>(refused.body, 'confirmar')).body.message).toBe('Este pedido já foi decidido.');
  });

  it('leaves the trail whole once its owner has blanked what it kept', async () => {
    const outro = await sendPdf(app, gilda, 'filiados', 'RG de outra pessoa.pdf');
    const { id } = await former();
    const [arquivo] = await app.rows<{ anexo_id: string }>(
      'select anexo_id from filiados_anexos where filiado_id = $1',
      [id],
    );
    const { body: pedido } = await ask(id, 'anonimizacao');
    await act(pedido, 'confirmar');
    const before = await app.rows('select 1 from auditoria where antes::text like $1 or depois::text like $1', [
      '%52998224725%',
    ]);
    expect(before.length).toBeGreaterThan(0);
    const owner = createDb(app.banco.ownerPool);
    const done = await blankAnonimizados({ owner, systemWrite }, 'Pedido do titular, LGPD art. 18');
    expect(done.pedidos).toBe(1);
    const left = await app.rows(
      `select 1 from auditoria where (registro_id = $1::uuid or antes::text like $2 or depois::text like $2)
        and concat(antes::text, depois::text) ~ '52998224725|Maria Helena|1204556|Duarte'`,
      [id, `%${id}%`],
    );
    expect(left).toEqual([]);
    // What their files were called, too; another's file that is still there keeps its entries.
    const called = `select depois ->> 'nome' as nome from auditoria where tabela = 'anexos' and acao = 'criar' and registro_id = $1`;
    expect(await app.rows(called, [arquivo?.anexo_id])).toEqual([{ nome: null }]);
    expect(await app.rows(called, [outro])).toEqual([{ nome: 'RG de outra pessoa.pdf' }]);
    expect((await gilda.rest<PedidoTitular>('GET', `/pedidos-titular/${pedido.id}`)).body.pendenteNoHistorico).toBe(
      false,
    );
    expect(await blankAnonimizados({ owner, systemWrite }, 'de novo, sem nada')).toEqual({ pedidos: 0, entradas: 0 });
  });
});

it('is for gestor_usuario alone', async () => {
  const editor = await app.person(['editor_filiado']);
  const { id } = await member();
  expect((await ask(id, 'dossie', editor)).status).toBe(403);
  expect((await editor.rest('GET', '/pedidos-titular')).status).toBe(403);
});
