/** Payment batches (module borderos), here for the expenses' office: what may stand in one, settled as one, cancelled. */
import type { Bordero, BorderoCompleto } from '@sede/domain/modules/financeiro/borderos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

const PAGO = { dataLiquidacao: '2026-11-20', bancoLiquidacao: 'Banco do Brasil', numeroPagamento: 'LOTE 7' };
type Told = Refusal & { data: { recusadas: { id: string; motivo: string }[] } };

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(async () => {
  await o.app.rows('delete from borderos');
  await o.clear();
});

const make = <T = Bordero>(despesas: { id: string }[], who = o.ana) =>
  who.rest<T>('POST', '/borderos', { descricao: 'Pagamentos do dia 20', despesas: despesas.map(({ id }) => id) });
const made = async (despesas: { id: string }[]) => {
  const { status, body } = await make(despesas);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const act = <T = BorderoCompleto>({ id, versao }: Bordero, verb: string, body: object, who = o.ana) =>
  who.rest<T>('POST', `/borderos/${id}/${verb}`, { versao, ...body });
const get = (id: string) => o.read<BorderoCompleto>(`/borderos/${id}`);

it('settling many refuses what stands in an open batch, and says so; the others are settled', async () => {
  const [dentro, fora] = [await o.approved(), await o.approved()];
  const bordero = await made([dentro]);
  const both = [dentro, fora];
  const versoes = Object.fromEntries(await Promise.all(both.map(async ({ id }) => [id, (await o.get(id)).versao])));
  const input = { ids: both.map(({ id }) => id), versoes, ...PAGAMENTO };
  const { body } = await o.ana.rest<{ feitas: string[]; recusadas: object[] }>('POST', '/despesas/liquidar', input);
  expect(body).toMatchObject({
    feitas: [fora.id],
    recusadas: [{ id: dentro.id, message: 'Está num borderô aberto: liquide o borderô, ou retire a despesa dele.' }],
  });
  expect((await act(bordero, 'liquidar', PAGO)).status).toBe(200);
});

describe('a batch', () => {
  it('has approved expenses with what the bank needs, and their sum', async () => {
    const idBeneficiario = await o.beneficiario({
      chavePix: 'pix@grafica.org',
      banco: '001',
      agencia: '1',
      conta: '2',
    });
    const two = [await o.approved({ idBeneficiario, valor: 10_01 }), await o.approved({ valor: 20_02 })];
    const { id, numero } = await made(two);
    const bordero = await get(id);
    expect(bordero).toMatchObject({ numero, situacao: 'aberto', quantidade: 2, valor: 30_03 });
    expect(bordero.itens.find((item) => item.valor === 10_01)).toMatchObject({
      chavePix: 'pix@grafica.org',
      banco: '001',
      agencia: '1',
      conta: '2',
      pode: {},
    });
  });

  it('takes neither what is not approved, nor paid, nor cash: all or none, each with its reason', async () => {
    const good = await o.approved();
    const bad = [await o.one(), await o.approved({ meioPagamento: 'Dinheiro' }), await o.settled()];
    const { status, body } = await make<Told>([good, ...bad]);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'borderos.recusadas' });
    expect(body.data.recusadas.map(({ id }) => id).sort()).toEqual(bad.map(({ id }) => id).sort());
    expect(await o.app.rows('select 1 from borderos')).toEqual([]);
  });

  it('two people who take one expense at once: one has it, the other is told', async () => {
    const [shared, a, b] = [await o.approved(), await o.approved(), await o.approved()];
    const answers = await Promise.all([make<Refusal>([shared, a]), make<Refusal>([b, shared], o.bruno)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('borderos.em_outro');
    expect(await o.app.rows('select 1 from borderos_despesas where despesa_id = $1', [shared.id])).toHaveLength(1);
  });

  it('the database itself holds an expense in one open batch', async () => {
    const one = await o.approved();
    await made([one]);
    const second = o.app.rows(
      `with b as (insert into borderos (id, descricao) values (gen_random_uuid(), 'x') returning id)
       insert into borderos_despesas (id, bordero_id, despesa_id) select gen_random_uuid(), b.id, $1 from b`,
      [one.id],
    );
    await expect(second).rejects.toThrow(/borderos_despesas_num_aberto/);
  });
});

describe('what is added to a row and taken off it', () => {
  const AJUSTES = {
    juros: 2_00,
    multa: 1_00,
    desconto: 50,
    irrfBase: 100_00,
    irrfAliquota: 15_000,
    irrf: 1_50,
    iss: 5_00,
  };
  const adjust = <T = BorderoCompleto>(bordero: Bordero, { id }: { id: string }, ajustes: object, who = o.ana) =>
    act<T>(bordero, 'ajustar', { despesa: id, ...ajustes }, who);

  it('changes what leaves the bank, the row’s and the batch’s; settled, it is the expense’s', async () => {
    const [a, b] = [await o.approved(), await o.approved({ valor: 50_00 })];
    const bordero = await made([a, b]);
    const { status, body } = await adjust(bordero, a, AJUSTES);
    expect([status, body]).toEqual([200, expect.objectContaining({ valor: 150_00, valorPago: 146_00 })]);
    const item = (lote: BorderoCompleto, { id }: { id: string }) => lote.itens.find((one) => one.id === id);
    expect(item(body, a)).toMatchObject({ ...AJUSTES, valor: 100_00, valorPago: 96_00, csrf: 0, issBase: null });
    expect(item(body, b)).toMatchObject({ juros: 0, irrfBase: null, valorPago: 50_00 });
    // Nothing is written to the expense before it is paid.
    expect(await o.get(a.id)).toMatchObject({ juros: 0, irrf: 0, valorPago: null });
    expect((await o.read<{ itens: Bordero[] }>('/borderos')).itens[0]).toMatchObject({ valorPago: 146_00 });

    const paid = (await act(body, 'liquidar', PAGO)).body;
    expect(paid).toMatchObject({ situacao: 'liquidado', valorPago: 146_00 });
    expect(await o.get(a.id)).toMatchObject({ ...AJUSTES, valorPago: 96_00, numeroPagamento: 'LOTE 7' });
    expect(await o.get(b.id)).toMatchObject({ juros: 0, valorPago: 50_00 });
    expect((await o.read<{ somas: object }>('/despesas/retencoes')).somas).toEqual({ retido: 6_50 });
    const history = await o.read<{ itens: object[] }>(`/borderos/${bordero.id}/historico`);
    for (const texto of ['Alíquota do IRRF', '1,5%', 'ISS retido']) expect(JSON.stringify(history)).toContain(texto);
  });

  it('is written anew each time: what is left out is none; it goes with the row', async () => {
    const [a, b] = [await o.approved(), await o.approved()];
    const first = (await adjust(await made([a, b]), a, AJUSTES)).body;
    const second = (await adjust(first, a, { desconto: 10_00 })).body;
    expect(second).toMatchObject({ valorPago: 190_00 });
    expect(second.itens.find(({ id }) => id === a.id)).toMatchObject({ juros: 0, irrf: 0, irrfBase: null });
    const without = (await act(second, 'retirar', { despesa: a.id })).body;
    const again = (await act(without, 'incluir', { despesas: [a.id] })).body;
    expect(again).toMatchObject({ valorPago: 200_00 });
  });

  it('is refused like a settlement’s, on an old version, of another’s expense, once the batch is settled', async () => {
    const [a, b] = [await o.approved(), await o.approved()];
    const bordero = await made([a]);
    expect(await adjust<Refusal>(bordero, a, { desconto: 60_00, irrf: 40_01 })).toMatchObject({
      status: 422,
      body: { code: 'despesas.pagamento_invalido', message: 'Os descontos e retenções passam do valor a pagar.' },
    });
    expect(await adjust<Refusal>(bordero, a, { irrfAliquota: 1_000_001 })).toMatchObject({ status: 400 });
    expect(await adjust<Refusal>(bordero, b, { juros: 1 })).toMatchObject({ status: 404 });
    expect(await adjust<Refusal>(bordero, a, { juros: 1 }, o.vera)).toMatchObject({ status: 403 });
    expect((await adjust(bordero, a, { juros: 1 })).status).toBe(200);
    expect(await adjust<Refusal>(bordero, a, { juros: 2 }, o.bruno)).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito' },
    });
    const paid = (await act(await get(bordero.id), 'liquidar', PAGO)).body;
    expect(await adjust<Refusal>(paid, a, { juros: 2 })).toMatchObject({
      status: 409,
      body: { message: 'O borderô já está liquidado.' },
    });
  });

  it('more than the expense has become refuses the whole batch, with its name', async () => {
    const [a, b] = [await o.approved(), await o.approved()];
    const bordero = (await adjust(await made([a, b]), a, { desconto: 90_00 })).body;
    // Past the program: it would void the approval.
    await o.app.rows('update despesas set valor = 5000 where id = $1', [a.id]);
    const { status, body } = await act<Told>(bordero, 'liquidar', PAGO);
    expect([status, body.code]).toEqual([409, 'borderos.recusadas']);
    expect(body.data.recusadas).toEqual([{ id: a.id, motivo: 'Os descontos e retenções passam do valor a pagar.' }]);
    expect(await o.get(b.id)).toMatchObject({ dataLiquidacaoPagamento: null });
  });
});

describe('adding to one that is open', () => {
  const include = <T = BorderoCompleto>(bordero: Bordero, despesas: { id: string }[], who = o.ana) =>
    act<T>(bordero, 'incluir', { despesas: despesas.map(({ id }) => id) }, who);

  it('takes what could begin one, all or none, and the version rises', async () => {
    const bordero = await made([await o.approved({ valor: 10_00 })]);
    const [good, bad] = [await o.approved({ valor: 5_00 }), await o.one()];
    const refused = await include<Told>(bordero, [good, bad]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'borderos.recusadas' } });
    expect((await get(bordero.id)).quantidade).toBe(1);
    const { body } = await include(bordero, [good]);
    expect(body).toMatchObject({ quantidade: 2, valor: 15_00, versao: bordero.versao + 1 });
    expect(await include<Refusal>(bordero, [await o.approved()])).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito' },
    });
  });

  it('refuses what stands in a batch already, in this one or in another, and is finance’s', async () => {
    const [a, b] = [await o.approved(), await o.approved()];
    const [bordero, other] = [await made([a]), await made([b])];
    for (const taken of [a, b]) {
      expect(await include<Refusal>(bordero, [taken])).toMatchObject({
        status: 409,
        body: { code: 'borderos.em_outro' },
      });
    }
    expect((await include(bordero, [await o.approved()], o.vera)).status).toBe(403);
    await act(other, 'cancelar', { motivo: 'Banco errado' });
    expect((await include(bordero, [b])).status).toBe(200);
    const closed = await include<Refusal>({ ...other, versao: other.versao + 1 }, [await o.approved()]);
    expect(closed).toMatchObject({ status: 409, body: { code: 'borderos.estado' } });
  });

  it('two people who add one expense to two batches at once: one has it', async () => {
    const [shared, a, b] = [await o.approved(), await o.approved(), await o.approved()];
    const [one, two] = [await made([a]), await made([b])];
    const answers = await Promise.all([include<Refusal>(one, [shared]), include<Refusal>(two, [shared], o.bruno)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await o.app.rows('select 1 from borderos_despesas where despesa_id = $1', [shared.id])).toHaveLength(1);
  });
});

describe('an expense of an open batch', () => {
  it('says so, is found by it, and leaves it when it is deleted', async () => {
    const [a, b] = [await o.approved(), await o.approved()];
    const bordero = await made([a]);
    expect((await o.get(a.id)).bordero).toEqual({ id: bordero.id, numero: bordero.numero });
    expect((await o.get(b.id)).bordero).toBeNull();
    expect((await o.list('?emBordero=sim')).itens.map(({ id }) => id)).toEqual([a.id]);
    expect((await o.list('?emBordero=nao')).itens.map(({ id }) => id)).toEqual([b.id]);
    const { body } = await o.remove<{ excluidas: string[]; borderos: number[] }>(await o.get(a.id));
    expect(body).toEqual({ excluidas: [a.id], borderos: [bordero.numero] });
    // The batch has no expense left to pay.
    expect(await act<Refusal>(bordero, 'liquidar', PAGO)).toMatchObject({
      status: 422,
      body: { code: 'borderos.vazio' },
    });
    expect((await get(bordero.id)).situacao).toBe('aberto');
  });

  it('is of no batch any more once that is settled or cancelled', async () => {
    const one = await o.approved();
    await act(await made([one]), 'cancelar', { motivo: 'Banco errado' });
    expect((await o.get(one.id)).bordero).toBeNull();
    expect((await o.list('?emBordero=sim')).itens).toEqual([]);
    expect((await o.remove<{ borderos: number[] }>(await o.get(one.id))).body.borderos).toEqual([]);
  });
});

it('Ctrl K finds a batch by its number and its description', async () => {
  const { id, numero } = await made([await o.approved()]);
  for (const busca of [String(numero), 'pagamentos dia 20']) {
    const { grupos } = await o.read<{ grupos: { fonte: string; itens: { id: string; titulo: string }[] }[] }>(
      `/busca?busca=${busca}`,
    );
    const hits = grupos.find(({ fonte }) => fonte === 'borderos')?.itens.map((hit) => [hit.id, hit.titulo]);
    expect(hits).toEqual([[id, `Borderô nº ${numero} · Pagamentos do dia 20`]]);
  }
});

describe('settling', () => {
  it('settles every expense on one day, by one bank and number, once', async () => {
    const two = [await o.approved(), await o.approved()];
    const bordero = await made(two);
    const { status, body } = await act(bordero, 'liquidar', PAGO);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ situacao: 'liquidado', ...PAGO });
    for (const { id } of two) {
      expect(await o.get(id)).toMatchObject({
        dataLiquidacaoPagamento: '2026-11-20',
        bancoLiquidacao: 'Banco do Brasil',
        numeroPagamento: 'LOTE 7',
        valorPago: 100_00,
      });
    }
    const again = await act<Refusal>({ ...bordero, versao: body.versao }, 'liquidar', PAGO);
    expect(again).toMatchObject({ status: 409, body: { code: 'borderos.estado' } });
  });

  it('is refused whole while one may not be paid, and goes on once that is taken out', async () => {
    const [good, changed] = [await o.approved(), await o.approved()];
    const bordero = await made([good, changed]);
    await o.change(changed, { valor: 1_00 });
    const refused = await act<Told>(bordero, 'liquidar', PAGO);
    expect(refused).toMatchObject({ status: 409, body: { code: 'borderos.recusadas' } });
    expect(refused.body.data.recusadas).toEqual([{ id: changed.id, motivo: 'Não está aprovada.' }]);
    expect((await o.get(good.id)).dataLiquidacaoPagamento).toBeNull();
    expect((await get(bordero.id)).itens.map(({ pode }) => pode.pagar).filter(Boolean)).toEqual(['nao_aprovada']);
    const { body } = await act(bordero, 'retirar', { despesa: changed.id });
    expect(body).toMatchObject({ quantidade: 1, valor: 100_00 });
    expect((await act(body, 'liquidar', PAGO)).status).toBe(200);
  });

  it('two people at once: it is settled once', async () => {
    const bordero = await made([await o.approved()]);
    const answers = await Promise.all([o.ana, o.bruno].map((who) => act(bordero, 'liquidar', PAGO, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('meets an expense that somebody settles by itself meanwhile', async () => {
    const one = await o.approved();
    const bordero = await made([one]);
    const answers = await Promise.all([
      act<Refusal>(bordero, 'liquidar', PAGO),
      o.actOn<Refusal>(o.bruno, 'liquidar', one, PAGAMENTO),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await o.get(one.id)).statusVencimento).toBe('liquidada');
  });
});

describe('cancelling', () => {
  it('frees the expenses for another batch, with the reason', async () => {
    const one = await o.approved();
    const bordero = await made([one]);
    const { body } = await act(bordero, 'cancelar', { motivo: 'Banco errado' });
    expect(body).toMatchObject({ situacao: 'cancelado', motivoCancelamento: 'Banco errado' });
    await made([one]);
  });

  it('the last expense is not taken out: an empty batch is cancelled', async () => {
    const one = await o.approved();
    const refused = await act<Refusal>(await made([one]), 'retirar', { despesa: one.id });
    expect(refused).toMatchObject({ status: 422, body: { code: 'borderos.ultima' } });
  });
});

describe('who may', () => {
  it('read is whoever sees finance; make, whoever edits', async () => {
    const one = await o.approved();
    const { id } = await made([one]);
    expect((await o.vera.rest('GET', `/borderos/${id}`)).status).toBe(200);
    expect((await make([one], o.vera)).status).toBe(403);
    expect((await o.eva.rest('GET', '/borderos')).status).toBe(403);
  });

  it('the history names the expenses', async () => {
    const bordero = await made([await o.approved()]);
    await act(bordero, 'cancelar', { motivo: 'Banco errado' });
    const { itens } = await o.read<{ itens: { mudancas: { para: string }[] }[] }>(`/borderos/${bordero.id}/historico`);
    const said = itens.flatMap(({ mudancas }) => mudancas.map(({ para }) => para));
    expect(said).toContain('Cancelado');
    expect(said.some((text) => text.includes('Impressão de boletins · Gráfica São João'))).toBe(true);
  });
});
