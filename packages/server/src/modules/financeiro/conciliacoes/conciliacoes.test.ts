import type { Conciliacao, MovimentoSemLinha } from '@sede/domain/modules/financeiro/conciliacoes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pendenciasDoExtrato } from '../extratos/index.ts';
import { type BancoOffice, bancoOffice, ofx } from '../financeiro.banco-for-tests.ts';
import type { Seen } from '../financeiro.caixa-for-tests.ts';

let banco: BancoOffice;
beforeAll(async () => {
  banco = await bancoOffice();
});
afterAll(() => banco.close());
afterEach(() => banco.clear());

const mes = (conta: Seen, qual = '2026-10') =>
  banco.ok<Conciliacao>(banco.ana, 'GET', `/conciliacoes?idConta=${conta.id}&mes=${qual}`);
const visto = ({ idConta, mes: qual, saldoSistema, saldoExtrato }: Conciliacao) => ({
  idConta,
  mes: qual,
  saldoSistema,
  saldoExtrato,
});
async function assinar(conta: Seen, who = banco.ana, qual = '2026-10') {
  return who.rest<Conciliacao & { code: string; message: string }>(
    'POST',
    '/conciliacoes/assinar',
    visto(await mes(conta, qual)),
  );
}

/** October of an account with R$ 1.000,00: R$ 100,00 paid and seen by the bank, R$ 300,00 credited and seen. */
async function outubro() {
  const conta = await banco.conta();
  const despesa = await banco.despesa();
  await banco.liquidar(banco.ana, despesa, '2026-10-10', { idContaLiquidacao: conta.id });
  const receita = await banco.receita();
  await banco.ok(banco.ana, 'POST', `/receitas/${receita.id}/creditar`, {
    versao: 1,
    dataCredito: '2026-10-12',
    idContaCredito: conta.id,
  });
  const linhas = [
    { data: '20261010', valor: '-100.00' },
    { data: '20261012', valor: '300.00' },
  ];
  await banco.importar(banco.ana, conta, ofx(linhas, { saldo: ['1200.00', '20261031'] }));
  return { conta, despesa, receita };
}
async function conciliar(conta: Seen) {
  for (const linha of await banco.linhas(conta)) {
    if (linha.estado !== 'pendente' || !linha.proposta) continue;
    const vinculos = linha.proposta.alvos.map(({ tipo, id }) => ({ tipo, id }));
    expect((await banco.act(banco.ana, 'confirmar', linha, { vinculos })).status).toBe(200);
  }
}
async function conciliado() {
  const tudo = await outubro();
  await conciliar(tudo.conta);
  expect((await assinar(tudo.conta)).status).toBe(200);
  return tudo;
}

describe('a month of an account', () => {
  it('shows both balances and what differs; once all is matched it is signed', async () => {
    const { conta } = await outubro();
    expect(await mes(conta)).toMatchObject({
      situacao: 'aberta',
      saldoInicial: 1000_00,
      entradas: 300_00,
      saidas: 100_00,
      saldoSistema: 1200_00,
      saldoExtrato: 1200_00,
      origemSaldo: 'arquivo',
      linhas: 2,
      pendentes: 2,
      semLinhaQuantos: 2,
      naoExplicado: 0,
      pode: { assinar: { codigo: 'pendentes', valores: { quantos: 2 } } },
    });
    await conciliar(conta);
    expect(await mes(conta)).toMatchObject({
      pendentes: 0,
      semLinhaQuantos: 0,
      naoExplicado: 0,
      pode: { reabrir: expect.any(String) },
    });
    expect((await assinar(conta)).body).toMatchObject({
      situacao: 'assinada',
      conciliadaAte: '2026-10-31',
      registro: { assinadaPorNome: 'Ana' },
    });
    expect(await mes(conta, '2026-09')).toMatchObject({ situacao: 'coberta' });
    const { itens } = await banco.ok<{ itens: object[] }>(banco.vera, 'GET', '/conciliacoes/contas');
    expect(itens).toMatchObject([{ conciliadaAte: '2026-10-31', pendentes: 0, extratoAte: '2026-10-12' }]);
  });

  it('with a cheque that nobody has cashed wants a word about it; the next month it is matched', async () => {
    const { conta } = await outubro();
    const cheque = await banco.despesa({ valor: 50_00, dataVencimento: '2026-10-30' });
    await banco.liquidar(banco.ana, cheque, '2026-10-30', { idContaLiquidacao: conta.id });
    await conciliar(conta);
    expect(await mes(conta)).toMatchObject({
      saldoSistema: 1150_00,
      saldoExtrato: 1200_00,
      semLinha: -50_00,
      semJustificativa: 1,
      naoExplicado: 0,
    });
    expect((await assinar(conta)).body.message).toMatch(/1 movimento sem lançamento no extrato e sem justificativa/);
    const { itens } = await banco.ok<{ itens: MovimentoSemLinha[] }>(
      banco.ana,
      'GET',
      `/conciliacoes/sem-lancamento?idConta=${conta.id}&mes=2026-10`,
    );
    expect(itens).toMatchObject([{ tipo: 'pagamento', idRegistro: cheque.id, valor: -50_00, justificativa: null }]);
    const palavra = { idConta: conta.id, tipo: 'pagamento', idRegistro: cheque.id };
    const justificar = (body: object) => banco.ana.rest('POST', '/conciliacoes/justificar', body);
    const dita = { ...palavra, motivo: 'Cheque ainda não descontado' };
    expect((await justificar(dita)).status).toBe(200);
    expect((await justificar({ ...palavra, motivo: null })).status).toBe(200);
    expect((await assinar(conta)).status).toBe(409);
    expect((await justificar(dita)).status).toBe(200);
    expect((await assinar(conta)).status).toBe(200);
    // A reason that was there at the signing may be replaced, but not removed.
    expect(await justificar({ ...palavra, motivo: null })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/conciliada até 31\/10\/2026/) },
    });
    expect(await justificar({ ...palavra, motivo: 'Cheque prometido para novembro' })).toMatchObject({ status: 200 });
    // The bank shows it in November: it can be matched although October is signed.
    await banco.importar(
      banco.ana,
      conta,
      ofx([{ data: '20261103', valor: '-50.00' }], { saldo: ['1150.00', '20261110'] }),
    );
    await conciliar(conta);
    expect(await mes(conta, '2026-11')).toMatchObject({
      saldoSistema: 1150_00,
      saldoExtrato: 1150_00,
      semLinhaQuantos: 0,
      naoExplicado: 0,
      situacao: 'em_curso',
    });
    expect((await mes(conta)).semLinhaQuantos).toBe(1);
  });

  it('takes a word about a movement of this account only', async () => {
    const { conta, despesa } = await outubro();
    const outra = await banco.conta({ nome: 'Poupança' });
    const palavra = { idConta: conta.id, tipo: 'pagamento', idRegistro: despesa.id, motivo: 'Virá em novembro' };
    const justificar = (body: object) => banco.ana.rest('POST', '/conciliacoes/justificar', body);
    const semMovimento = { status: 409, body: { message: 'O movimento não existe mais.' } };
    expect(await justificar({ ...palavra, idConta: outra.id })).toMatchObject(semMovimento);
    expect(await justificar({ ...palavra, tipo: 'estornoDespesa' })).toMatchObject(semMovimento);
    expect((await mes(conta)).semJustificativa).toBe(2);
    expect((await justificar(palavra)).status).toBe(200);
    expect((await mes(conta)).semJustificativa).toBe(1);
  });

  it('in which a line stands for nothing in the system ties by the reason that was given', async () => {
    const { conta } = await outubro();
    const estorno = [
      { data: '20261015', valor: '-7.00', memo: 'TARIFA INDEVIDA' },
      { data: '20261020', valor: '5.00', memo: 'ESTORNO PARCIAL' },
    ];
    await banco.importar(banco.ana, conta, ofx(estorno, { saldo: ['1198.00', '20261031'] }));
    await conciliar(conta);
    for (const linha of (await banco.linhas(conta)).filter(({ estado }) => estado === 'pendente')) {
      await banco.act(banco.ana, 'ignorar', linha, { motivo: 'Cobrança em discussão com o banco' });
    }
    expect(await mes(conta)).toMatchObject({
      saldoSistema: 1200_00,
      saldoExtrato: 1198_00,
      ignorados: 2,
      semMovimento: -2_00,
      naoExplicado: 0,
    });
    const semMotivo = await assinar(conta);
    expect([semMotivo.status, semMotivo.body.code]).toEqual([422, 'conciliacoes.ignorados']);
    expect(semMotivo.body.message).toBe(
      'Os lançamentos ignorados somam -R$ 2,00, que o sistema não registra: diga por quê.',
    );
    const motivoIgnorados = 'Tarifa em discussão; o banco devolve em novembro';
    const seen = await mes(conta);
    expect(seen.ignoradosAExplicar).toBe(-2_00);
    const signed = await banco.ana.rest<Conciliacao>('POST', '/conciliacoes/assinar', {
      ...visto(seen),
      motivoIgnorados,
    });
    expect(signed.body).toMatchObject({
      ignoradosAExplicar: 0,
      registro: { assinada: true, ignoradosValor: -2_00, motivoIgnorados },
    });
    const { registro } = signed.body;
    const history = await banco.ok<{ itens: object[] }>(banco.ana, 'GET', `/conciliacoes/${registro?.id}/historico`);
    expect(JSON.stringify(history.itens)).toContain(motivoIgnorados);
  });

  it('whose ignored lines cancel out is signed without a word, and a reason that is not asked for is not kept', async () => {
    const { conta } = await outubro();
    const estorno = [
      { data: '20261015', valor: '-5.00', memo: 'TARIFA INDEVIDA' },
      { data: '20261020', valor: '5.00', memo: 'ESTORNO' },
    ];
    await banco.importar(banco.ana, conta, ofx(estorno, { saldo: ['1200.00', '20261031'] }));
    await conciliar(conta);
    for (const linha of (await banco.linhas(conta)).filter(({ estado }) => estado === 'pendente')) {
      await banco.act(banco.ana, 'ignorar', linha, { motivo: 'Devolvida' });
    }
    const body = { ...visto(await mes(conta)), motivoIgnorados: 'nada' };
    expect((await banco.ana.rest<Conciliacao>('POST', '/conciliacoes/assinar', body)).body.registro).toMatchObject({
      assinada: true,
      ignoradosValor: null,
      motivoIgnorados: null,
    });
  });

  it('whose balances differ beyond that is not signed; a typed balance goes before the file’s', async () => {
    const { conta } = await outubro();
    await conciliar(conta);
    const informar = (saldo: number | null) =>
      banco.ana.rest<Conciliacao>('POST', '/conciliacoes/saldo', { idConta: conta.id, mes: '2026-10', saldo });
    expect((await informar(1200_01)).body).toMatchObject({
      saldoExtrato: 1200_01,
      origemSaldo: 'informado',
      naoExplicado: -1,
    });
    expect((await assinar(conta)).body.message).toBe('Há uma diferença sem explicação de -R$ 0,01.');
    expect((await informar(null)).body).toMatchObject({ saldoExtrato: 1200_00, origemSaldo: 'arquivo' });
    expect((await assinar(conta)).status).toBe(200);
    expect((await informar(1)).status).toBe(409);
  });

  it('is not signed on balances that are no longer those seen, nor before it ends', async () => {
    const { conta, despesa } = await outubro();
    await conciliar(conta);
    const antes = visto(await mes(conta));
    await banco.ok(banco.ana, 'POST', `/despesas/${despesa.id}/estornar`, {
      versao: 2,
      valorEstorno: 1_00,
      dataEstorno: '2026-10-20',
    });
    const { id } = despesa;
    await banco.ok(banco.ana, 'POST', '/conciliacoes/justificar', {
      idConta: conta.id,
      tipo: 'estornoDespesa',
      idRegistro: id,
      motivo: 'Virá em novembro',
    });
    expect(await banco.ana.rest('POST', '/conciliacoes/assinar', antes)).toMatchObject({
      status: 409,
      body: { code: 'conciliacoes.mudou' },
    });
    expect((await mes(conta, '2026-11')).pode.assinar).toBe('nao_terminou');
    expect((await banco.vera.rest('POST', '/conciliacoes/assinar', antes)).status).toBe(403);
  });

  it('is signed once by two who sign at the same moment', async () => {
    const { conta } = await outubro();
    await conciliar(conta);
    const body = visto(await mes(conta));
    const answers = await Promise.all(
      [banco.ana, banco.bruno, banco.ana].map((who) => who.rest('POST', '/conciliacoes/assinar', body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('a signed month', () => {
  const recusada = { status: 409, body: { code: 'conciliacoes.conta_conciliada' } };

  it('holds movements, lines and the opening balance of the account up to its end', async () => {
    const { conta, despesa, receita } = await conciliado();
    const nova = await banco.despesa({ dataVencimento: '2026-11-05', valor: 9_00 });
    const aqui = { idContaLiquidacao: conta.id };
    expect(await banco.liquidar(banco.ana, nova, '2026-10-31', aqui)).toMatchObject(recusada);
    expect(
      await banco.ana.rest('POST', `/despesas/${despesa.id}/desfazer-liquidacao`, { versao: 2, motivo: 'x' }),
    ).toMatchObject(recusada);
    expect(
      await banco.ana.rest('POST', `/receitas/${receita.id}/desfazer-credito`, { versao: 2, motivo: 'x' }),
    ).toMatchObject(recusada);
    const estorno = { versao: 2, valorEstorno: 1_00, dataEstorno: '2026-10-15' };
    expect(await banco.ana.rest('POST', `/despesas/${despesa.id}/estornar`, estorno)).toMatchObject(recusada);
    const transferencia = { data: '2026-10-31', valor: 1_00, idContaOrigem: conta.id, idContaDestino: null };
    expect(await banco.ana.rest('POST', '/transferencias', transferencia)).toMatchObject(recusada);
    const [linha] = await banco.linhas(conta);
    expect(linha?.travado).toBe(true);
    expect(
      await banco.act(banco.ana, 'desfazer', linha as Seen, { desfazerRegistros: false, motivo: null }),
    ).toMatchObject(recusada);
    const mais = ofx([{ data: '20261020', valor: '-1.00' }]);
    expect(await banco.importar(banco.ana, conta, mais)).toMatchObject({
      status: 409,
      body: { code: 'extratos.ja_conciliado' },
    });
    expect(
      (await banco.ana.rest('PATCH', `/contas-bancarias/${conta.id}`, { versao: conta.versao, saldoInicial: 1 }))
        .status,
    ).toBe(409);
    await expect(
      banco.app.rows('update contas_bancarias set saldo_inicial = 1 where id = $1', [conta.id]),
    ).rejects.toThrow(/conciliada/);
    // Later days and other accounts are not held.
    expect((await banco.liquidar(banco.ana, nova, '2026-11-01', aqui)).status).toBe(200);
    const outra = await banco.conta();
    const fora = await banco.despesa({ dataVencimento: '2026-10-09', valor: 8_00 });
    expect((await banco.liquidar(banco.ana, fora, '2026-10-09', { idContaLiquidacao: outra.id })).status).toBe(200);
    expect(
      (await banco.ana.rest('POST', `/despesas/${despesa.id}/estornar`, { ...estorno, dataEstorno: '2026-11-02' }))
        .status,
    ).toBe(200);
  });

  it('is reopened by somebody else, with a reason, the last one first', async () => {
    const { conta, despesa } = await conciliado();
    const { registro } = await mes(conta);
    const path = `/conciliacoes/${registro?.id}/reabrir`;
    const body = { versao: registro?.versao, motivo: 'Lançamento trocado' };
    expect(await banco.ana.rest('POST', path, body)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/outra pessoa/) },
    });
    expect((await banco.bruno.rest('POST', path, { ...body, motivo: '' })).status).toBe(400);
    expect((await banco.bruno.rest('POST', path, body)).body).toMatchObject({
      situacao: 'aberta',
      registro: { reabertaPorNome: 'Bruno' },
    });
    expect(
      (await banco.ana.rest('POST', `/despesas/${despesa.id}/desfazer-liquidacao`, { versao: 2, motivo: 'x' })).status,
    ).toBe(200);
    expect((await banco.linhas(conta))[0]).toMatchObject({ estado: 'pendente' });
    const { itens } = await banco.ok<{ itens: { motivo: string | null }[] }>(
      banco.vera,
      'GET',
      `/conciliacoes/${registro?.id}/historico`,
    );
    expect(itens[0]).toMatchObject({ por: 'Bruno', motivo: 'Lançamento trocado' });
  });

  it('and a settlement in it at the same moment come one after the other: never both', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { conta } = await outubro();
      await conciliar(conta);
      const nova = await banco.despesa({ dataVencimento: '2026-11-05', valor: 9_00 });
      const body = visto(await mes(conta));
      const [assinada, paga] = await Promise.all([
        banco.bruno.rest('POST', '/conciliacoes/assinar', body),
        banco.liquidar(banco.ana, nova, '2026-10-31', { idContaLiquidacao: conta.id }),
      ]);
      expect([assinada.status, paga.status].toSorted()).toEqual([200, 409]);
      await banco.clear();
    }
  });
});

it('the closing is told how many lines of its days wait', async () => {
  const { conta } = await outubro();
  const janela = { inicio: '2026-09-21', fim: '2026-10-20' };
  expect(await pendenciasDoExtrato(banco.app.db, janela)).toEqual({ quantidade: 2, valor: 400_00 });
  await conciliar(conta);
  expect(await pendenciasDoExtrato(banco.app.db, janela)).toEqual({ quantidade: 0, valor: 0 });
});
