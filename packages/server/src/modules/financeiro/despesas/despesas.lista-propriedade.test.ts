/**
 * Every filter of the list, alone and combined, over generated expenses: what the API answers is what a plain reading of
 * all the rows gives, counted, summed to the cent, in the order asked for, on every page.
 */
import { newId } from '@sede/domain/kernel';
import { APROVADA, type DespesaListada, NEGADA } from '@sede/domain/modules/financeiro/despesas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Office, office } from './despesas-for-tests.ts';

const HOJE = '2026-11-20';
const ROWS = 240;
const DIAS = ['2026-10-20', '2026-10-21', '2026-11-19', HOJE, '2026-11-21', '2026-12-10', '2027-01-31'];
const SITUACAO = [null, 'Aguardando aprovação', APROVADA, NEGADA];
const DO_FILTRO = { sem: null, aguardando: 'Aguardando aprovação', aprovada: APROVADA, negada: NEGADA } as const;
const TIPOS = ['Serviços', 'Diverso', 'Pessoal'];
const CENTROS = ['Outro', 'Gasto com pessoal'];
const MEIOS = ['Digital', 'Dinheiro'];
const NOMES = ['Água Mineral Ltda', 'João Maria Silva', 'Zelo Serviços'];
const ITENS = ['Café', 'Passagem aérea'];
const TEXTOS = ['Impressão do boletim', 'Manutenção 100%', 'Honorários_de outubro'];

interface Linha {
  id: string;
  valor: number;
  estorno: number;
  vence: string;
  pago: string | null;
  situacao: string | null;
  tipo: string;
  centro: string;
  meio: string;
  beneficiario: number;
  item: number;
  evento: boolean;
  texto: string;
  numero: string;
}

let o: Office;
let linhas: Linha[];
let beneficiarios: string[];
let itens: string[];
beforeAll(async () => {
  o = await office();
  beneficiarios = await Promise.all(
    NOMES.map((nomeBeneficiario, n) =>
      o.beneficiario(n === 1 ? { nomeBeneficiario, tipo: 'F', cpfCnpj: '52998224725' } : { nomeBeneficiario }),
    ),
  );
  itens = await Promise.all(ITENS.map((nome) => o.item(nome)));
  const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const linha = fc.record({
    valor: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 999_999_999 })),
    parteEstornada: fc.integer({ min: 0, max: 3 }),
    vence: pick(DIAS),
    pago: fc.option(pick(['2026-11-10', '2026-11-19'])),
    situacao: pick(SITUACAO),
    tipo: pick(TIPOS),
    centro: pick(CENTROS),
    meio: pick(MEIOS),
    beneficiario: fc.nat(2),
    item: fc.nat(1),
    evento: fc.boolean(),
    texto: pick(TEXTOS),
  });
  linhas = fc.sample(linha, { numRuns: ROWS, seed: 20_261_120 }).map(({ parteEstornada, ...rest }, n) => ({
    ...rest,
    id: newId(),
    numero: `NF-${n}`,
    estorno: rest.pago && parteEstornada > 1 ? Math.max(1, Math.floor(rest.valor / parteEstornada)) : 0,
  }));
  for (const l of linhas) {
    await o.app.rows(
      `insert into despesas (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
        id_beneficiario, relacao_evento, id_evento, valor, data_vencimento, meio_pagamento, tipo_documento,
        numero_documento, situacao, data_liquidacao_pagamento, valor_pago, valor_estorno, data_estorno)
       values ($1, now(), now(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'BOLETO', $12, $13, $14, $15, $16, $17)`,
      [
        l.id,
        itens[l.item],
        l.tipo,
        l.centro,
        l.texto,
        beneficiarios[l.beneficiario],
        l.evento,
        l.evento ? o.idEvento : null,
        l.valor,
        l.vence,
        l.meio,
        l.numero,
        l.situacao,
        l.pago,
        l.pago ? l.valor : null,
        l.estorno || null,
        l.estorno ? HOJE : null,
      ],
    );
  }
  // What the import hides: never counted, never shown.
  const [excluded, dateless] = [await o.one(), await o.one()];
  await o.app.rows('update despesas set excluido = true where id = $1', [excluded.id]);
  await o.app.rows('update despesas set data_vencimento = null where id = $1', [dateless.id]);
});
afterAll(() => o.close());

const status = ({ pago, vence }: Linha) =>
  pago ? 'liquidada' : vence < HOJE ? 'vencida' : vence === HOJE ? 'vence_hoje' : 'a_vencer';
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const INICIAIS = ['aml', 'jms', 'zs'];
const matches = (l: Linha, word: string) =>
  [l.texto, l.numero, 'BOLETO', ITENS[l.item] ?? '', NOMES[l.beneficiario] ?? ''].some((text) =>
    plain(text).includes(plain(word)),
  ) || INICIAIS[l.beneficiario] === plain(word);

const some = <T extends string>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const before = <T extends string | number>(a: T | undefined, b: T | undefined) =>
  a === undefined || b === undefined || a <= b;
const filtro = fc
  .record({
    inicio: maybe(fc.constantFrom(...DIAS)),
    fim: maybe(fc.constantFrom(...DIAS)),
    statusVencimento: some(['liquidada', 'vencida', 'vence_hoje', 'a_vencer']),
    situacao: some(['sem', 'aguardando', 'aprovada', 'negada']),
    tipoDespesa: some(TIPOS),
    centroCusto: some(CENTROS),
    meioPagamento: some(MEIOS),
    beneficiario: maybe(fc.nat(2)),
    item: maybe(fc.nat(1)),
    evento: maybe(fc.constant(true)),
    naoLiquidadas: maybe(fc.boolean()),
    valorDe: maybe(fc.integer({ min: 1, max: 60 })),
    valorAte: maybe(fc.integer({ min: 20, max: 500_000_000 })),
    busca: maybe(
      fc.constantFrom('AGUA', 'jms', 'boletim impressao', 'manutenção 100%', 'nf-1', 'café ltda', '_de', 'nada'),
    ),
  })
  // A range that ends before it begins is refused (inputs.test.ts).
  .filter((f) => before(f.inicio, f.fim) && before(f.valorDe, f.valorAte));
type Filtro = typeof filtro extends fc.Arbitrary<infer T> ? T : never;

function expected(f: Filtro): Linha[] {
  return linhas.filter(
    (l) =>
      (f.inicio === undefined || l.vence >= f.inicio) &&
      (f.fim === undefined || l.vence <= f.fim) &&
      (!f.statusVencimento || f.statusVencimento.includes(status(l))) &&
      (!f.situacao || f.situacao.some((one) => DO_FILTRO[one] === l.situacao)) &&
      (!f.tipoDespesa || f.tipoDespesa.includes(l.tipo)) &&
      (!f.centroCusto || f.centroCusto.includes(l.centro)) &&
      (!f.meioPagamento || f.meioPagamento.includes(l.meio)) &&
      (f.beneficiario === undefined || l.beneficiario === f.beneficiario) &&
      (f.item === undefined || l.item === f.item) &&
      (!f.evento || l.evento) &&
      (f.naoLiquidadas === undefined || f.naoLiquidadas === !l.pago) &&
      (f.valorDe === undefined || l.valor >= f.valorDe) &&
      (f.valorAte === undefined || l.valor <= f.valorAte) &&
      (f.busca === undefined || f.busca.split(' ').every((word) => matches(l, word))),
  );
}

function query({ beneficiario, item, evento, naoLiquidadas, ...rest }: Filtro, over: Record<string, string> = {}) {
  const params = new URLSearchParams();
  // Several values of one filter repeat its key.
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined) for (const one of [value].flat()) params.append(key, String(one));
  if (beneficiario !== undefined) params.set('idBeneficiario', beneficiarios[beneficiario] ?? '');
  if (item !== undefined) params.set('idItemDespesa', itens[item] ?? '');
  if (evento) params.set('idEvento', o.idEvento);
  if (naoLiquidadas !== undefined) params.set('naoLiquidadas', naoLiquidadas ? 'sim' : 'nao');
  for (const [key, value] of Object.entries(over)) params.set(key, value);
  return `?${params}`;
}
const sum = (values: number[]) => Number(values.reduce((total, one) => total + BigInt(one), 0n));

describe('the list over generated expenses', () => {
  it('every filter, alone and combined, finds, counts and sums exactly what a reading by hand does', async () => {
    await fc.assert(
      fc.asyncProperty(filtro, async (f) => {
        const want = expected(f);
        const got = await o.list(query(f, { porPagina: '100' }), o.vera);
        expect(got.total).toBe(want.length);
        expect(got.somas).toEqual({
          valor: sum(want.map((l) => l.valor)),
          valorLiquido: sum(want.map((l) => l.valor - l.estorno)),
        });
        const first = want.sort((a, b) => (a.vence + a.id < b.vence + b.id ? -1 : 1)).slice(0, 100);
        expect(got.itens.map((d) => d.id)).toEqual(first.map((l) => l.id));
        expect(got.itens.map((d) => d.valorLiquido)).toEqual(first.map((l) => l.valor - l.estorno));
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  const ORDENS: Record<string, (d: DespesaListada) => string | number | null> = {
    dataVencimento: (d) => d.dataVencimento,
    tipoDespesa: (d) => d.tipoDespesa,
    itemDespesa: (d) => d.itemDespesa,
    nomeBeneficiario: (d) => d.nomeBeneficiario,
    parcela: (d) => d.numeroParcela,
    situacao: (d) => d.situacao,
    valor: (d) => d.valor,
    dataLiquidacaoPagamento: (d) => d.dataLiquidacaoPagamento,
    centroCusto: (d) => d.centroCusto,
  };
  const compare = (a: string | number | null, b: string | number | null, desc: boolean) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    const order = typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'pt-BR');
    return desc ? -order : order;
  };
  it.each(Object.keys(ORDENS).flatMap((campo) => [campo, `-${campo}`]))(
    'in the order %s is sorted with what is absent last, and its pages neither repeat nor lose a row',
    async (ordem) => {
      const pages = await Promise.all(
        Array.from({ length: 5 }, (_, n) => o.list(`?ordem=${ordem}&porPagina=50&pagina=${n + 1}`, o.vera)),
      );
      const all = pages.flatMap((one) => one.itens);
      expect(new Set(all.map((d) => d.id)).size).toBe(ROWS);
      const value = ORDENS[ordem.replace('-', '')] ?? (() => null);
      for (const [n, d] of all.slice(1).entries()) {
        const before = all[n];
        if (before) expect(compare(value(before), value(d), ordem.startsWith('-'))).toBeLessThanOrEqual(0);
      }
    },
  );

  it('sorts by two fields, the second within the first', async () => {
    const { itens: all } = await o.list('?ordem=-tipoDespesa,valor&porPagina=100');
    const keys = all.map((d) => [d.tipoDespesa, d.valor] as const);
    const sorted = keys.toSorted((a, b) => b[0].localeCompare(a[0], 'pt-BR') || a[1] - b[1]);
    expect(keys).toEqual(sorted);
  });
});
