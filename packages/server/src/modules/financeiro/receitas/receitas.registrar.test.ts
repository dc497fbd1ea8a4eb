import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

describe('registering a revenue', () => {
  it('is finance’s; a viewer reads', async () => {
    expect((await o.app.stranger.rest('POST', '/receitas', o.form())).status).toBe(401);
    expect((await o.register({}, o.vera)).status).toBe(403);
    expect((await o.register({}, o.eva)).status).toBe(403);
    const { id } = await o.one();
    expect((await o.get(id, o.vera)).pode).toMatchObject({
      editar: 'so_consulta',
      creditar: 'so_consulta',
    });
    expect((await o.eva.rest('GET', `/receitas/${id}`)).status).toBe(403);
  });

  it.each([
    [{ tipo: undefined }, 'tipo', ' Obrigatório'],
    [{ tipo: 'Outra' }, 'tipo', 'Escolha uma das opções.'],
    [{ idItemReceita: undefined }, 'idItemReceita', ' Obrigatório'],
    [{ idItemReceita: newId() }, 'idItemReceita', 'O item de receita não existe mais.'],
    [{ data: '31/11/2026' }, 'data', 'Data inválida'],
    [{ descricao: ' ' }, 'descricao', ' Obrigatório'],
    [{ valor: 0 }, 'valor', 'O valor deve ser maior que zero.'],
    [{ valor: -1 }, 'valor', 'O valor deve ser maior que zero.'],
    [{ valor: 10.5 }, 'valor', 'Informe o valor em centavos, inteiro.'],
    [{ valor: '1.234,56' }, 'valor', 'Envie um número.'],
    [{ valor: 1e15 }, 'valor', 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    [{ numeroParcelas: 0 }, 'numeroParcelas', 'No mínimo 1.'],
    [{ numeroParcelas: 1.5 }, 'numeroParcelas', 'Use um número inteiro.'],
    [{ numeroParcelas: 361 }, 'numeroParcelas', 'No máximo 360.'],
    [{ data: '9999-12-31', numeroParcelas: 2 }, 'data', 'Data inválida'],
    [{ origem: 'Aluguel' }, 'origem', 'Esta origem não é deste tipo de receita.'],
    [{ tipo: 'Extraordinária' }, 'origem', 'Esta origem não é deste tipo de receita.'],
    [{ relacaoEvento: true }, 'idEvento', ' Obrigatório'],
    [{ relacaoEvento: true, idEvento: newId() }, 'idEvento', 'O evento não existe mais.'],
    [{ dataCredito: '2026-11-20', numeroParcelas: 2 }, 'dataCredito', 'O crédito só acompanha'],
    [{ anexos: [newId()] }, 'anexos', 'não'],
    [{ id: newId() }, 'id', 'Campo desconhecido: id.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    const answer = await o.register<Refusal>(over);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.data.campos?.[campo]).toContain(mensagem);
    expect(await o.app.rows('select 1 from receitas')).toEqual([]);
  });

  it('leaves one record with names, state, audit and event', async () => {
    const seen = await o.one({ relacaoEvento: true, idEvento: o.idEvento });
    expect(seen).toMatchObject({
      itemReceita: 'Mensalidades',
      nomeEvento: 'Congresso anual',
      parcela: '1/1',
      grupoParcelas: null,
      valorLiquido: 100_00,
      statusCredito: 'a_creditar',
      criadoPorNome: 'Ana',
      arquivos: [],
    });
    expect(Object.keys(seen.pode).sort()).toEqual(['darConta', 'desfazerCredito', 'estornar']);
    expect(await o.audit(seen.id)).toMatchObject([{ acao: 'criar', operacao: 'receitas.create' }]);
    expect(o.app.events).toEqual([{ modulo: 'receitas', ids: [seen.id] }]);
  });

  it('already credited, is so at once', async () => {
    expect(await o.one({ dataCredito: '2026-11-19' })).toMatchObject({
      dataCredito: '2026-11-19',
      statusCredito: 'creditada',
    });
  });

  it('of N instalments leaves N records of the following months, with the PDFs of all', async () => {
    const anexo = await o.pdf();
    const all = await o.instalments(3, { data: '2026-12-31', anexos: [anexo] });
    expect(all.map(({ parcela, data, valor }) => [parcela, data, valor])).toEqual([
      ['1/3', '2026-12-31', 100_00],
      ['2/3', '2027-01-31', 100_00],
      ['3/3', '2027-02-28', 100_00],
    ]);
    expect(new Set(all.map(({ grupoParcelas }) => grupoParcelas)).size).toBe(1);
    for (const one of all)
      expect(one.arquivos).toMatchObject([{ id: anexo, nome: 'comprovante.pdf', anexadoPor: 'Ana' }]);
    expect(all[1]?.parcelasDoGrupo.map(({ parcela, statusCredito }) => [parcela, statusCredito])).toEqual([
      ['1/3', 'a_creditar'],
      ['2/3', 'a_creditar'],
      ['3/3', 'a_creditar'],
    ]);
  });

  it('fails whole: of 360 instalments past the calendar none stays, nor the file’s use', async () => {
    const anexo = await o.pdf();
    expect((await o.register({ data: '9990-01-01', numeroParcelas: 360, anexos: [anexo] })).status).toBe(400);
    expect(await o.app.rows('select 1 from receitas')).toEqual([]);
    expect(await o.app.rows('select usado_em from anexos where id = $1', [anexo])).toEqual([{ usado_em: null }]);
  });

  it('does not take a disabled item or event, but a record keeps what it had', async () => {
    const seen = await o.one({ relacaoEvento: true, idEvento: o.idEvento });
    await o.app.rows('update itens_receita set desabilitado = true');
    await o.app.rows('update eventos set desabilitado = true');
    expect((await o.register<Refusal>()).body.data.campos).toEqual({
      idItemReceita: 'O item de receita está desabilitado.',
    });
    const { body, status } = await o.change(seen, {
      idItemReceita: o.idItemReceita,
      idEvento: o.idEvento,
      descricao: 'Outra',
    });
    expect([status, body.descricao]).toEqual([200, 'Outra']);
    await o.app.rows('update itens_receita set desabilitado = false');
    await o.app.rows('update eventos set desabilitado = false');
  });

  it('sent 20 times at once with one key is one group', async () => {
    const body = o.form({ numeroParcelas: 2 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => o.ana.rest('POST', '/receitas', body, { 'idempotency-key': 'clique' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await o.app.rows('select 1 from receitas')).toHaveLength(2);
  });
});

describe('an event', () => {
  it('of a revenue cannot be deleted, in the spec’s words', async () => {
    const seen = await o.one({ relacaoEvento: true, idEvento: o.idEvento });
    const [evento] = await o.app.rows<{ versao: number }>('select versao from eventos where id = $1', [o.idEvento]);
    expect(await o.eva.rest<Refusal>('DELETE', `/eventos/${o.idEvento}`, evento)).toMatchObject({
      status: 409,
      body: { message: 'O Evento está associado a uma ou mais receitas e não pode ser excluído.' },
    });
    expect((await o.change(seen, { relacaoEvento: false })).body).toMatchObject({ idEvento: null, nomeEvento: null });
  });
});
