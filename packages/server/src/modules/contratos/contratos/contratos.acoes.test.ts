import { addDays, newId, VALOR_MAXIMO } from '@sede/domain/kernel';
import type {
  ContadoresDosContratos,
  ContratoCompleto,
  ContratoListado,
  DespesaDoContrato,
  ResumoDosContratos,
} from '@sede/domain/modules/contratos/contratos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { CNPJ, type ContratosRig, contratosRig, OUTRO_CNPJ } from './contratos-for-tests.ts';

let rig: ContratosRig;
let itemId: string;
let beneficiarioId: string;
let itemReceitaId: string;
beforeAll(async () => {
  rig = await contratosRig();
  itemId = newId();
  beneficiarioId = newId();
  await rig.app.rows(
    `insert into itens_despesa (id, criado_em, atualizado_em, nome, tipo) values ('${itemId}', now(), now(), 'Limpeza', 'Ordinária')`,
  );
  itemReceitaId = newId();
  await rig.app.rows(
    `insert into itens_receita (id, criado_em, atualizado_em, nome, tipo, descricao) values ('${itemReceitaId}', now(), now(), 'Aluguel', 'Ordinária', 'Salas')`,
  );
  await rig.app.rows(`insert into beneficiarios (id, criado_em, atualizado_em, tipo, cpf_cnpj, nome_beneficiario)
    values ('${beneficiarioId}', now(), now(), 'J', '${CNPJ}', 'Brilho Fácil')`);
});
afterAll(() => rig.app.close());
beforeEach(async () => {
  await rig.app.rows('delete from despesas');
  await rig.app.rows('delete from documentos');
  await rig.clean();
});

const act = <T = ContratoCompleto>(id: string, what: string, body: object, who = rig.gestora) =>
  who.rest<T>('POST', `/contratos/${id}/${what}`, body);
const comAnexo = async (over: object = {}) => (await rig.create({ anexos: [await rig.pdf()], ...over })).body;

let despesasFeitas = 0;
const despesa = (contrato: string | null, valor: number, paga = false) => {
  despesasFeitas += 1;
  const id = newId();
  return rig.app
    .rows(`insert into despesas (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
      id_beneficiario, relacao_contrato, id_contrato, valor, data_vencimento, meio_pagamento, tipo_documento, numero_documento,
      data_liquidacao_pagamento, valor_pago)
    values ('${id}', now(), now(), '${itemId}', 'Ordinária', 'Sede', 'Mês ${despesasFeitas}', '${beneficiarioId}',
      ${contrato !== null}, ${contrato ? `'${contrato}'` : 'null'}, ${valor}, '${rig.hoje}', 'PIX', 'Boleto', '${despesasFeitas}',
      ${paga ? `'${rig.hoje}', ${valor}` : 'null, null'})`)
    .then(() => id);
};

describe('a save', () => {
  it('changes only what was sent, adds files, and tells each change in the history', async () => {
    const { id } = await comAnexo();
    const { body } = await rig.gestora.rest<ContratoCompleto>('PATCH', `/contratos/${id}`, {
      ...{ versao: 1, nome: 'Limpeza e copa', emails: ['outro@example.org'] },
      contratados: [
        { cnpjContratado: CNPJ, nome: 'Brilho Fácil', idBeneficiario: beneficiarioId },
        { cnpjContratado: OUTRO_CNPJ, nome: 'Copa Ltda.' },
      ],
      anexos: [await rig.pdf('aditivo.pdf')],
    });
    expect(body).toMatchObject({ nome: 'Limpeza e copa', versao: 2, emails: ['outro@example.org'] });
    expect(body.contratados.map(({ idBeneficiario }) => idBeneficiario)).toEqual([beneficiarioId, null]);
    expect(body.anexos).toHaveLength(2);
    const { body: told } = await rig.visita.rest<{ itens: { feito: string; mudancas: { para: string }[] }[] }>(
      'GET',
      `/contratos/${id}/historico`,
    );
    const text = JSON.stringify(told);
    // A part that comes or goes is not the contract's beginning nor its end.
    expect(told.itens.filter(({ feito }) => feito === 'Registro criado')).toHaveLength(1);
    expect(told.itens.map(({ feito }) => feito)).not.toContain('Registro excluído');
    expect(told.itens.find(({ mudancas }) => mudancas.some(({ para }) => para === 'Copa Ltda.'))?.feito).toBe(
      'Inclusão',
    );
    for (const said of ['Limpeza e copa', 'Copa Ltda.', 'outro@example.org', 'aditivo.pdf'])
      expect(text).toContain(said);
  });

  it('without any file is refused, an older version too, and the kind is no field', async () => {
    const { id } = (await rig.create()).body;
    const save = (body: object) => rig.gestora.rest<Refusal>('PATCH', `/contratos/${id}`, body);
    expect((await save({ versao: 1, nome: 'X' })).body).toMatchObject({
      ...{ code: 'contratos.anexo_obrigatorio', message: 'Anexo e obrigatorio!' },
    });
    expect((await save({ versao: 1, nome: 'X', anexos: [await rig.pdf()] })).status).toBe(200);
    expect((await save({ versao: 1, nome: 'Y' })).body.code).toBe('plataforma.versao_conflito');
    expect((await save({ versao: 2, tipoObjeto: 'Documento' })).status).toBe(400);
  });

  it('of parties, addresses or files alone is a new version: of two people at once the second is asked', async () => {
    const { id } = await comAnexo();
    const save = (body: object) =>
      rig.gestora.rest<Refusal & { versao: number; emails: string[] }>('PATCH', `/contratos/${id}`, body);
    const emails = ['contratos@example.org', 'a@example.org'];
    const [um, outro] = await Promise.all([
      save({ versao: 1, emails }),
      save({ versao: 1, contratados: [{ cnpjContratado: OUTRO_CNPJ, nome: 'Copa Ltda.' }] }),
    ]);
    expect([um.status, outro.status].sort()).toEqual([200, 409]);
    const perdeu = um.status === 409 ? um : outro;
    expect(perdeu.body).toMatchObject({ code: 'plataforma.versao_conflito', data: { versao: 2 } });
    expect((await save({ versao: 2, anexos: [await rig.pdf('termo.pdf')] })).body.versao).toBe(3);
    const igual = await save({ versao: 3, nome: 'Limpeza da sede', emails: [] });
    expect(igual.body.data?.campos).toEqual({ emails: 'Voce precisa informar um email para alerta!' });
    const agora = (await rig.gestora.rest<ContratoCompleto>('GET', `/contratos/${id}`)).body;
    const mesmo = { nome: agora.nome, emails: agora.emails, contratados: agora.contratados };
    expect((await save({ versao: 3, ...mesmo })).body.versao).toBe(3);
  });

  it('of a closed contract is refused; a note is taken', async () => {
    const { id } = await comAnexo();
    expect((await act(id, 'encerrar', { versao: 1 })).body).toMatchObject({ situacao: 'Encerrado', vigente: false });
    const { status, body } = await rig.gestora.rest<Refusal>('PATCH', `/contratos/${id}`, { versao: 2, nome: 'X' });
    expect([status, body.code]).toEqual([409, 'contratos.encerrado']);
    expect((await act(id, 'anotar', { observacao: 'Arquivado na pasta 3.' })).status).toBe(200);
    const { body: notas } = await rig.visita.rest<{ itens: object[] }>('GET', `/contratos/${id}/observacoes`);
    expect(notas.itens).toMatchObject([{ observacao: 'Arquivado na pasta 3.', autorNome: 'Gil' }]);
    expect((await act<Refusal>(id, 'encerrar', { versao: 2 })).body.code).toBe('contratos.encerrado');
    expect((await act(id, 'reabrir', { versao: 2 })).body.situacao).toBe('Vigente');
    expect((await act<Refusal>(id, 'reabrir', { versao: 3 })).body.code).toBe('contratos.nao_encerrado');
    const auditor = await rig.app.person(['gestor_sistema']);
    const trail = await auditor.rest<{ itens: { tipo: string; feito: string }[] }>('GET', `/auditoria?registro=${id}`);
    expect(trail.body.itens.slice(0, 3).map(({ tipo, feito }) => [tipo, feito])).toEqual([
      ['Contrato ou documento', 'Cancelamento do encerramento'],
      ['Observação do contrato', 'Observação incluída'],
      ['Contrato ou documento', 'Encerramento'],
    ]);
  });
});

describe('the last file', () => {
  it('stays, also when two people take out the two that are left', async () => {
    const [um, dois] = [await rig.pdf('um.pdf'), await rig.pdf('dois.pdf')];
    const { id } = (await rig.create({ anexos: [um, dois] })).body;
    const done = await Promise.all([um, dois].map((anexo) => act<Refusal>(id, 'remover-anexo', { anexo })));
    expect(done.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(done.find(({ status }) => status === 422)?.body.code).toBe('contratos.ultimo_anexo');
    const { anexos } = (await rig.visita.rest<ContratoCompleto>('GET', `/contratos/${id}`)).body;
    expect(anexos).toHaveLength(1);
    const fora = [um, dois].find((anexo) => anexo !== anexos[0]?.id);
    expect((await rig.visita.rest('GET', `/anexos/${fora}`)).status).toBe(404);
    expect(await rig.app.rows("select excluido_por from contratos_anexos where situacao = 'Excluido'")).toEqual([
      { excluido_por: 'Gil' },
    ]);
  });
});

describe('deletion', () => {
  it('hides the contract, keeps its number taken, and is asked of the newest version', async () => {
    const { id, numeroContrato } = (await rig.create()).body;
    expect((await act<Refusal>(id, 'excluir', { versao: 9 })).body.code).toBe('plataforma.versao_conflito');
    expect((await act(id, 'excluir', { versao: 1 })).status).toBe(200);
    expect((await rig.visita.rest('GET', `/contratos/${id}`)).status).toBe(404);
    expect((await rig.create()).body.numeroContrato).not.toBe(numeroContrato);
  });

  it.each<[string, (id: string) => Promise<unknown>, string]>([
    [
      'an expense',
      (id) => despesa(id, 100),
      'O Contrato esta associado a uma ou mais despesas e nao pode ser excluido!',
    ],
    [
      'an event',
      (id) =>
        rig.app.rows(`insert into eventos (id, criado_em, atualizado_em, tipo, nome, relacao_documentos, id_contrato)
          values ('${newId()}', now(), now(), 'Próprio', 'Corrida', true, '${id}')`),
      'O Contrato esta associado a uma ou mais eventos e nao pode ser excluido!',
    ],
    [
      'a revenue',
      (id) =>
        rig.app.rows(`insert into receitas (id, criado_em, atualizado_em, tipo, id_item_receita, descricao, valor, data, relacao_contrato, id_contrato)
          values ('${newId()}', now(), now(), 'Ordinária', '${itemReceitaId}', 'Aluguel', 100, '${rig.hoje}', true, '${id}')`),
      'O Contrato esta associado a uma ou mais receitas e nao pode ser excluido!',
    ],
    [
      'a recurring expense',
      (id) =>
        rig.app.rows(`insert into recorrencias (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
            id_beneficiario, tipo_valor, valor, meio_pagamento, tipo_documento, dia_vencimento, frequencia, primeiro_mes, relacao_contrato, id_contrato)
          values ('${newId()}', now(), now(), '${itemId}', 'Ordinária', 'Sede', 'Mensalidade', '${beneficiarioId}', 'fixo', 100, 'PIX', 'Boleto', 5, 'mensal',
            '2026-01', true, '${id}')`),
      'O Contrato esta associado a uma ou mais despesas e nao pode ser excluido!',
    ],
  ])(
    'is refused while %s is linked, also once it is closed, and possible when it is gone',
    async (_, link, message) => {
      const { id } = (await rig.create()).body;
      await link(id);
      const { status, body } = await act<Refusal>(id, 'excluir', { versao: 1 });
      expect([status, body.message]).toEqual([422, message]);
      await act(id, 'encerrar', { versao: 1 });
      expect((await act<Refusal>(id, 'excluir', { versao: 2 })).body.message).toBe(message);
      await rig.app.rows('delete from eventos; delete from receitas; delete from recorrencias; delete from despesas');
      expect((await act(id, 'excluir', { versao: 2 })).status).toBe(200);
    },
  );

  it('waits for whoever is linking an expense, and then sees it', async () => {
    const { id } = (await rig.create()).body;
    const { promise: linked, resolve: go } = Promise.withResolvers<void>();
    const expense = await despesa(null, 100);
    const { holdContrato } = await import('./contratos.store.ts');
    const { sql } = await import('kysely');
    const linking = rig.app.db.transaction().execute(async (tx) => {
      await holdContrato(tx, id);
      go();
      await rig.app.banco.standsBeforeLock();
      await sql`update despesas set relacao_contrato = true, id_contrato = ${id}::uuid where id = ${expense}::uuid`.execute(
        tx,
      );
    });
    await linked;
    const [{ body }] = await Promise.all([act<Refusal>(id, 'excluir', { versao: 1 }), linking]);
    expect(body.code).toBe('contratos.em_despesas');
  });
});

describe('aditivos', () => {
  it('extend and change the value with the contract; only the last is undone', async () => {
    const { id, dataFim } = await comAnexo({ valorTotal: 1_000_00 });
    const novoFim = addDays(dataFim ?? '', 365);
    const um = { tipo: 'Prorrogação', dataFim: novoFim, motivo: 'Mais um ano.', anexo: await rig.pdf() };
    expect((await act(id, 'aditar', { versao: 1, ...um })).body).toMatchObject({ dataFim: novoFim, aditivos: 1 });
    const dois = { tipo: 'Supressão', valor: 250_00, motivo: 'Menos um posto.', anexo: await rig.pdf() };
    expect((await act(id, 'aditar', { versao: 2, ...dois })).body).toMatchObject({ valorTotal: 750_00, aditivos: 2 });
    const { body } = await rig.visita.rest<{ itens: object[] }>('GET', `/contratos/${id}/aditivos`);
    expect(body.itens).toMatchObject([
      { tipo: 'Supressão', diferenca: -250_00, valorAnterior: 1_000_00, ultimo: true },
      { tipo: 'Prorrogação', dataFimAnterior: dataFim, ultimo: false },
    ]);
    expect((await act(id, 'desfazer-aditivo', { versao: 3 })).body).toMatchObject({
      valorTotal: 1_000_00,
      dataFim: novoFim,
    });
    expect((await act(id, 'desfazer-aditivo', { versao: 4 })).body).toMatchObject({ dataFim, aditivos: 0 });
    expect((await act<Refusal>(id, 'desfazer-aditivo', { versao: 5 })).body.code).toBe('contratos.sem_aditivo');
  });

  it.each<[string, object, (c: ContratoCompleto) => object]>([
    [
      'the term',
      { tipo: 'Prorrogação' },
      ({ dataFim }) => ({ dataInicio: addDays(dataFim ?? '', 1), dataAlerta: addDays(dataFim ?? '', 90) }),
    ],
    ['the end', { tipo: 'Prorrogação' }, ({ dataFim }) => ({ dataFim: addDays(dataFim ?? '', 100) })],
    ['the value', { tipo: 'Reajuste', valor: 50_00 }, () => ({ valorTotal: 9_000_00 })],
  ])('are not undone over %s that was changed since', async (_, aditivo, mudanca) => {
    const feito = await comAnexo({ valorTotal: 1_000_00 });
    const { id, dataFim } = feito;
    const corpo = { versao: 1, dataFim: addDays(dataFim ?? '', 365), motivo: 'X', anexo: await rig.pdf() };
    expect((await act(id, 'aditar', { ...corpo, ...aditivo })).status).toBe(200);
    const mudado = await rig.gestora.rest<ContratoCompleto>('PATCH', `/contratos/${id}`, {
      ...{ versao: 2, ...mudanca(feito) },
    });
    expect(mudado.status).toBe(200);
    const { status, body } = await act<Refusal>(id, 'desfazer-aditivo', { versao: 3 });
    expect([status, body.code]).toEqual([409, 'contratos.aditivo_superado']);
    expect((await rig.visita.rest('GET', `/contratos/${id}`)).body).toMatchObject({ versao: 3, aditivos: 1 });
  });

  it('that shorten, change nothing, or leave no value are refused at their field', async () => {
    const { id, dataFim } = await comAnexo({ valorTotal: 100_00 });
    const anexo = await rig.pdf();
    const recusa = async (body: object) =>
      (await act<Refusal>(id, 'aditar', { versao: 1, motivo: 'X', anexo, ...body })).body.data?.campos;
    expect(await recusa({ tipo: 'Prorrogação', dataFim })).toEqual({
      dataFim: 'A prorrogação precisa terminar depois do fim atual.',
    });
    expect(await recusa({ tipo: 'Reajuste' })).toEqual({ valor: 'Informe quanto o valor muda.' });
    expect(await recusa({ tipo: 'Supressão', valor: 100_00 })).toEqual({ valor: 'O contrato ficaria sem valor.' });
    expect(await recusa({ tipo: 'Acréscimo', valor: VALOR_MAXIMO })).toEqual({
      valor: 'O valor do contrato passaria do máximo.',
    });
  });
});

describe('the list', () => {
  const list = async (query = '', who = rig.visita) =>
    (
      await who.rest<{ itens: ContratoListado[]; total: number; somas: { valor: number } }>(
        'GET',
        `/contratos?${query}`,
      )
    ).body;
  const nomes = async (query = '') => (await list(query)).itens.map(({ nome }) => nome);

  beforeEach(async () => {
    await rig.create({ nome: 'Longe', valorTotal: 100_00 });
    await rig.create({ nome: 'Perto', dataFim: rig.dia(20), dataAlerta: rig.dia(1) });
    await rig.create({ nome: 'Hoje', dataFim: rig.hoje, dataAlerta: rig.dia(-1) });
    await rig.create({ nome: 'Vencido', dataFim: rig.dia(-3), dataAlerta: rig.dia(-9) });
    const { id } = (await rig.create({ nome: 'Encerrado' })).body;
    await act(id, 'encerrar', { versao: 1 });
    await rig.app.rows(`insert into documentos (id, criado_em, atualizado_em, nome, data_carregamento, email, data_fim_vigencia)
      values ('${newId()}', now(), now(), 'Alvará', now(), 'x@y.z', '${rig.dia(-30)}'), ('${newId()}', now(), now(), 'Ata', now(), 'x@y.z', null)`);
  });

  it('shows in force by the soonest end, then the ended by the latest, with simple documents', async () => {
    expect(await nomes()).toEqual(['Hoje', 'Perto', 'Longe', 'Ata', 'Encerrado', 'Vencido', 'Alvará']);
    expect(await nomes('situacao=Vigente')).toEqual(['Hoje', 'Perto', 'Longe', 'Ata']);
    expect(await nomes('situacao=Encerrado')).toEqual(['Encerrado', 'Vencido', 'Alvará']);
    expect(await nomes('tipo=Documento%20simples')).toEqual(['Ata', 'Alvará']);
    expect(await nomes('busca=alvara')).toEqual(['Alvará']);
    expect(await nomes('contratado=brilho%20facil&situacao=Encerrado')).toEqual(['Encerrado', 'Vencido']);
    expect(await nomes('contratado=11222333&situacao=Vigente')).toEqual(['Hoje', 'Perto', 'Longe']);
    expect(await nomes('contratado=Limpeza')).toEqual([]);
    const { total, somas } = await list();
    expect({ total, somas }).toEqual({ total: 7, somas: { valor: 100_00 } });
    const { body } = await rig.visita.rest<ResumoDosContratos>('GET', '/contratos/resumo');
    expect(body).toEqual({ vigentes: 4, encerrados: 3, todos: 7 });
  });

  it('is narrowed by its counters; the expired ones replace the situation', async () => {
    const [longe] = (await list('busca=longe')).itens;
    await despesa(longe?.id ?? '', 70_00, true);
    await despesa(longe?.id ?? '', 58_80);
    expect((await rig.financeiro.rest<ContadoresDosContratos>('GET', '/contratos/contadores')).body).toEqual({
      vencidos: { total: 1, numero: expect.stringMatching(/^0004\//) },
      vencem: { total: 2, proximo: rig.hoje },
      alertas: { total: 0, entregues: 0, falharam: 0 },
      excedidos: { total: 1, excesso: 28_80 },
    });
    expect(await nomes('destaque=vencidos&situacao=Vigente')).toEqual(['Vencido']);
    expect(await nomes('destaque=vencem')).toEqual(['Hoje', 'Perto']);
    expect((await list('destaque=excedidos')).itens).toMatchObject([{ nome: 'Longe', pago: 70_00, aPagar: 58_80 }]);
    expect((await rig.visita.rest('GET', `/contratos/${longe?.id}`)).body).toMatchObject({
      despesasAbertas: 1,
      recorrencias: 0,
    });
    const { body } = await rig.visita.rest<{ itens: DespesaDoContrato[]; total: number }>(
      'GET',
      `/contratos/${longe?.id}/despesas`,
    );
    expect(body.total).toBe(2);
    expect(Object.keys(body.itens[0] ?? {})).not.toContain('banco');
  });

  it('opens the files of an expense to contract roles while its contract lives', async () => {
    const [longe] = (await list('busca=longe')).itens;
    const anexo = await sendPdf(rig.app, rig.financeiro, 'despesas', 'nota.pdf');
    const ligada = await despesa(longe?.id ?? '', 10_00);
    await rig.app.rows(`insert into despesas_anexos (id, criado_em, atualizado_em, despesa_id, anexo_id, nome)
      values ('${newId()}', now(), now(), '${ligada}', '${anexo}', 'nota.pdf')`);
    await rig.app.rows(`update anexos set usado_em = now() where id = '${anexo}'`);
    const baixa = async () => (await rig.visita.rest('GET', `/anexos/${anexo}`)).status;
    expect(await baixa()).toBe(200);
    await rig.app.rows(`update despesas set id_contrato = null, relacao_contrato = false where id = '${ligada}'`);
    expect(await baixa()).toBe(404);
  });

  it('goes out as contratos.xlsx to contract roles alone', async () => {
    const reply = await rig.visita.rest('GET', '/contratos/exportar?formato=csv');
    expect(reply.headers['content-disposition']).toContain('contratos');
    expect(reply.bytes.toString('utf8')).toContain('Alvará');
    expect((await rig.financeiro.rest('GET', '/contratos/exportar')).status).toBe(403);
  });
});
