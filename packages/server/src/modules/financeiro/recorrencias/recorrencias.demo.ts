/**
 * The fictional union's recurring expenses: seven models, confirmed and approved for three months, paid by payment
 * batch in the first two; of the last month one is skipped and one was forgotten. This month's wait, and so does a batch. One is of
 * a contract, and so are its expenses.
 *
 * Amounts in centavos.
 */
import { addMonthsAnchored, parteDe } from '@sede/domain/kernel';
import { type Frequencia, type TipoValor, vencimentoDoMes } from '@sede/domain/modules/financeiro/recorrencias';
import type { DemoContext, DemoPart } from '#demo/index.ts';
import { contasDe, equipeDe } from '../financeiro.demo.ts';
import { ITENS } from '../financeiro.itens.demo.ts';

type Row = [item: string, descricao: string, TipoValor, reais: number, dia: number, Frequencia];
const MODELOS: readonly Row[] = [
  ['Manutenção predial', 'Manutenção do elevador, {mês} de {ano}', 'fixo', 1_350, 10, 'mensal'],
  ['Correios', 'Malote de {mês anterior}', 'estimado', 310, 8, 'mensal'],
  ['Impressão de boletins', 'Boletim de {mês anterior} de {ano do mês anterior}', 'estimado', 3_400, 25, 'mensal'],
  ['Táxi e aplicativos', 'Corridas de {mês anterior}', 'estimado', 690, 5, 'mensal'],
  ['Café, água e copa', 'Copa de {mês}', 'estimado', 420, 15, 'mensal'],
  ['Cursos e treinamentos', 'Plataforma de cursos, {mês/ano}', 'fixo', 2_400, 31, 'trimestral'],
  ['Auditoria independente', 'Revisão das contas, {mês} de {ano}', 'fixo', 9_600, 20, 'semestral'],
];
const PULADA = 'Impressão de boletins';
const ESQUECIDA = 'Correios';
const CENTAVOS = 100;
/** Days of a month on which its expenses are confirmed, approved, paid. */
const DIA = { confirmar: '02', aprovar: '03', lote: '06' } as const;
/** Whose expenses are of which contract. */
const DE_CONTRATO = { item: 'Manutenção predial', contrato: 'Manutenção dos elevadores' } as const;
const LOTES = 2;
const PASSADOS = 3;
const NO_ABERTO = 4;
/** Of the open batch: the town's tax (5%) and a fine (2%). */
const ISS = 50_000;
const MULTA = 20_000;

interface Feita {
  id: string;
  vencimento: string;
}

function planRecorrencias(ctx: DemoContext): void {
  const { office, hoje, ontem } = ctx;
  const random = ctx.random.fork('recorrências');
  const { ana, bruno, aprovadores } = equipeDe(ctx);
  const contas = contasDe(ctx);
  const at = (data: string, hora: string, work: () => Promise<void>) => {
    if (data <= ontem) ctx.on(data, hora, work);
  };
  const meses = Array.from({ length: PASSADOS }, (_, n) => addMonthsAnchored(hoje, n - PASSADOS).slice(0, 7));
  const [primeiroMes = hoje.slice(0, 7)] = meses;
  const nomes = new Map<string, string>();

  at(`${primeiroMes}-01`, '10:10', async () => {
    for (const [nome, descricao, tipoValor, reais, diaVencimento, frequencia] of MODELOS) {
      const item = ITENS.find((one) => one.nome === nome);
      if (!item) throw new Error(`no item ${nome}`);
      const { id } = await office.act(ana, 'recorrencias', 'create', {
        idItemDespesa: ctx.idOf('itensDespesa', nome),
        idBeneficiario: ctx.idOf('beneficiarios', item.fornecedor ?? ''),
        ...{
          tipoDespesa: item.tipo,
          centroCusto: item.centro,
          tipoDocumento: item.documento,
          meioPagamento: 'Digital',
        },
        ...{ descricao, tipoValor, valor: reais * CENTAVOS, diaVencimento, frequencia, primeiroMes },
        ...(nome === DE_CONTRATO.item && {
          relacaoContrato: true,
          idContrato: ctx.idOf('contratos', DE_CONTRATO.contrato),
        }),
      });
      nomes.set(id, nome);
    }
  });

  const versoes = async (feitas: readonly Feita[]) => {
    const ids = feitas.map(({ id }) => id);
    const { itens } = await office.act(ana, 'despesas', 'list', { ids, porPagina: 50 });
    return { ids, versoes: Object.fromEntries(itens.map(({ id, versao }) => [id, versao])) };
  };

  for (const [n, mes] of meses.entries()) {
    const ultimo = n === meses.length - 1;
    const feitas: Feita[] = [];
    at(`${mes}-${DIA.confirmar}`, '10:20', async () => {
      const { itens } = await office.act(ana, 'recorrencias', 'propostas', { mes });
      const vista = ({ idRecorrencia: id, versao }: (typeof itens)[number]) => ({ id, versao, mes });
      const pular = itens.filter((p) => ultimo && nomes.get(p.idRecorrencia) === PULADA);
      const deixar = itens.filter((p) => ultimo && nomes.get(p.idRecorrencia) === ESQUECIDA);
      const own = random.fork(`recorrentes ${mes}`);
      const propostas = itens
        .filter((p) => p.mes === mes && !pular.includes(p) && !deixar.includes(p))
        .map((p) => ({
          ...vista(p),
          valor: p.tipoValor === 'fixo' ? p.valor : Math.round((p.valor * own.int(88, 114)) / 1000) * 10,
          numeroDocumento: `${mes.replace('-', '')}/${own.int(1000, 9999)}`,
        }));
      const { feitas: made } = await office.act(ana, 'recorrencias', 'confirmarVarias', { propostas });
      for (const { id, idDespesa } of made) {
        const dia = MODELOS.find(([nome]) => nome === nomes.get(id))?.[4] ?? 1;
        if (idDespesa) feitas.push({ id: idDespesa, vencimento: vencimentoDoMes(mes, dia) });
      }
      const motivo = 'Não houve boletim neste mês.';
      if (pular.length > 0) await office.act(ana, 'recorrencias', 'pular', { propostas: pular.map(vista), motivo });
    });
    at(`${mes}-${DIA.aprovar}`, '11:10', async () => {
      await office.act(ana, 'despesas', 'solicitarAprovacao', await versoes(feitas));
      for (const quem of aprovadores.slice(0, 2)) {
        await office.act(quem, 'despesas', 'aprovar', await versoes(feitas));
      }
    });
    if (n < LOTES) {
      at(`${mes}-${DIA.lote}`, '15:30', async () => {
        const despesas = feitas.map(({ id }) => id);
        const { id, versao } = await office.act(bruno, 'borderos', 'create', {
          descricao: 'Contas recorrentes do mês',
          despesas,
        });
        await office.act(bruno, 'borderos', 'liquidar', {
          ...{ id, versao, dataLiquidacao: `${mes}-${DIA.lote}`, idContaLiquidacao: contas.movimento },
          ...{ bancoLiquidacao: 'Conta movimento', numeroPagamento: `LOTE ${mes}` },
          // A short demonstration opens its accounts after these months.
          confirmacaoData: true,
        });
      });
    } else {
      for (const dia of new Set(MODELOS.map(([, , , , um]) => vencimentoDoMes(mes, um)))) {
        at(dia, '16:10', async () => {
          for (const { id, vencimento } of feitas) {
            if (vencimento !== dia) continue;
            const { versao } = await office.act(bruno, 'despesas', 'get', { id });
            await office.act(bruno, 'despesas', 'liquidar', {
              ...{ id, versao, dataLiquidacaoPagamento: dia, idContaLiquidacao: contas.movimento },
              ...{ numeroPagamento: String(random.fork(id).int(100_000, 999_999)) },
              confirmacaoDuplicidade: { motivo: 'Cobrança de outro período.' },
              confirmacaoData: true,
            });
          }
        });
      }
    }
  }

  at(ontem, '17:00', async () => {
    const { itens } = await office.act(bruno, 'despesas', 'list', {
      ...{ situacao: ['aprovada'], statusVencimento: ['vence_hoje', 'a_vencer'], emBordero: false },
      ...{ meioPagamento: ['Digital'], porPagina: 10 },
    });
    const despesas = itens.slice(0, NO_ABERTO).map(({ id }) => id);
    if (despesas.length === 0) return;
    const { id, versao } = await office.act(bruno, 'borderos', 'create', {
      descricao: 'Fornecedores da semana',
      despesas,
    });
    // One of them is paid less the town's tax, another with a fine.
    const [retida, multada] = itens;
    if (!retida) return;
    const base = retida.valor;
    const iss = { issBase: base, issAliquota: ISS, iss: parteDe(base, ISS) };
    const depois = await office.act(bruno, 'borderos', 'ajustar', { id, versao, despesa: retida.id, ...iss });
    if (multada && despesas.includes(multada.id)) {
      const multa = parteDe(multada.valor, MULTA);
      await office.act(bruno, 'borderos', 'ajustar', { id, versao: depois.versao, despesa: multada.id, multa });
    }
  });
}

export const recorrenciasDemo: DemoPart = {
  after: ['itensDespesa', 'beneficiarios', 'contasBancarias', 'contratos'],
  seed: planRecorrencias,
};
