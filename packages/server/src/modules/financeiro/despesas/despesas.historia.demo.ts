/**
 * The fictional union's expenses from the plan: each registered two weeks before it is due, and its steps planned for their
 * days. Ana and Bruno register and pay, three people approve; nobody approves their own.
 */
import { addDays } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { type DemoContext, fewAtOnce, makePdf, type Random, type Worker } from '#demo/index.ts';
import type { Db } from '#platform/db/index.ts';
import { contasDe, type Equipe } from '../financeiro.demo.ts';
import { EMPRESAS } from '../financeiro.itens.demo.ts';
import type { Vinculo } from './despesas.contratos.demo.ts';
import { type Cenario, type Feita, HORA, type Passo, perform } from './despesas.passos.demo.ts';
import { ANTECEDENCIA, destinoDe, type Rascunho } from './despesas.plano.demo.ts';

/** A draft with its number in the whole history. */
interface Nova {
  rascunho: Rascunho;
  por: Worker;
  n: number;
  contrato: ReturnType<Vinculo>;
}

const REGISTRAR = '09:15';
const reais = (centavos: number) => (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

/** The document of an expense as a PDF, named after item and month. */
function documentoDe({ item, valor, parcelas, dataVencimento }: Rascunho, numero: string, nome: string) {
  return {
    nome: `${item.nome.toLowerCase().replaceAll(/[^a-zà-ú]+/g, '-')}-${dataVencimento.slice(0, 7)}.pdf`,
    bytes: makePdf(`${item.documento} nº ${numero}`, [
      nome,
      item.descricao,
      `Valor: ${reais(valor)}${parcelas > 1 ? ` em cada uma de ${parcelas} parcelas` : ''}`,
      `Vencimento: ${dataVencimento.split('-').reverse().join('/')}`,
    ]),
  };
}

async function vencimentos(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; dataVencimento: string }>`select id, data_vencimento from despesas
    where id = any(${[...ids]}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row.dataVencimento]));
  return ids.map((id) => byId.get(id) ?? '');
}

/** Registers one; out: its instalments' ids. */
async function registrar(ctx: DemoContext, { rascunho, por, n, contrato }: Nova, own: Random): Promise<string[]> {
  const { item, valor, parcelas, dataVencimento, meioPagamento } = rascunho;
  const pessoas = ctx.namesOf('beneficiarios').filter((nome) => !EMPRESAS.includes(nome));
  const nome = item.fornecedor ?? own.pick(pessoas);
  const numeroDocumento = `${own.int(1000, 9899)}${String(n).padStart(4, '0')}`;
  const documento = documentoDe(rascunho, numeroDocumento, nome);
  const { ids } = await ctx.office.act(por, 'despesas', 'create', {
    idItemDespesa: ctx.idOf('itensDespesa', item.nome),
    tipoDespesa: item.tipo,
    centroCusto: item.centro,
    descricao: item.descricao,
    idBeneficiario: ctx.idOf('beneficiarios', nome),
    valor,
    dataVencimento,
    meioPagamento,
    tipoDocumento: item.documento,
    numeroDocumento,
    numeroParcelas: parcelas,
    ...contrato,
    anexos: rascunho.comAnexo ? [await ctx.office.upload(por, 'despesas', documento.nome, documento.bytes)] : [],
    confirmacaoDuplicidade: { motivo: 'Cobrança de outro período.' },
  });
  return ids;
}

export function planHistoria(ctx: DemoContext, equipe: Equipe, rascunhos: readonly Rascunho[], vinculo: Vinculo): void {
  const { db, office, on, hoje, ontem } = ctx;
  const random = ctx.random.fork('história');
  const cenario: Cenario = { db, office, random, ...equipe, contas: contasDe(ctx) };
  const until = (date: string) => (date < ontem ? date : ontem);
  const steps = new Map<string, Feita[]>();

  /** What is planned for one day and step is done at once. */
  function plan(date: string, passo: Passo, feita: Feita): void {
    const key = `${date} ${passo}`;
    const planned = steps.get(key);
    if (planned) {
      planned.push(feita);
      return;
    }
    const feitas = [feita];
    steps.set(key, feitas);
    on(date, HORA[passo], () => perform(cenario, passo, feitas, date));
  }

  function planSteps(feita: Feita, registrada: string): void {
    const { destino, vencimento } = feita;
    // Instalments of a far month are approved when their month comes.
    const pedida = until(addDays(vencimento, -8) > registrada ? addDays(vencimento, -8) : addDays(registrada, 1));
    if (destino.aprovacao !== 'nenhuma') plan(pedida, 'solicitar', feita);
    if (destino.aprovacao === 'negada') plan(until(addDays(pedida, 2)), 'negar', feita);
    if (destino.aprovacao === 'primeira' || destino.aprovacao === 'aprovada') {
      plan(until(addDays(pedida, 1)), 'aprovar', feita);
    }
    if (destino.aprovacao === 'aprovada') plan(until(addDays(pedida, 2)), 'reaprovar', feita);
    if (destino.pagaApos === null) return;
    const paga = addDays(vencimento, destino.pagaApos);
    plan(until(paga), 'pagar', feita);
    if (destino.estornada) plan(until(addDays(paga, 12)), 'estornar', feita);
  }

  const porDia = Map.groupBy(rascunhos, ({ dataVencimento }) => until(addDays(dataVencimento, -ANTECEDENCIA)));
  let numero = 0;
  for (const [date, doDia] of [...porDia].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const novas = doDia.map((rascunho): Nova => {
      numero += 1;
      return { rascunho, por: numero % 3 === 0 ? equipe.bruno : equipe.ana, n: numero, contrato: vinculo(rascunho) };
    });
    on(date, REGISTRAR, () =>
      fewAtOnce(novas, async (nova) => {
        const own = random.fork(`despesa ${nova.n}`);
        const ids = await registrar(ctx, nova, own);
        for (const [k, vencimento] of (await vencimentos(db, ids)).entries()) {
          const destino = destinoDe(own, vencimento, hoje);
          planSteps({ id: ids[k] ?? '', rascunho: nova.rascunho, vencimento, destino }, date);
        }
      }),
    );
  }
}
