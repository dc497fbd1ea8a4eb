/**
 * What the fictional union receives: the members' contributions from the three houses, rents, returns of investments,
 * sponsors; each registered before its date, credited within days, now and then refunded.
 *
 * In: how far the history goes, who works. Out: for each day what is done on it, for `viver` to do in its order.
 * Amounts in centavos. Most of the past is credited; of the last days something is late, the months ahead wait.
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import type { TipoReceita } from '@sede/domain/modules/financeiro/receitas';
import type { Contas } from './contas.ts';
import type { Diario } from './diary.ts';
import type { Office, Worker } from './office.ts';
import { makePdf } from './pdf.ts';
import type { Random } from './random.ts';

export interface ItemReceitaDemo {
  nome: string;
  tipo: TipoReceita;
  origem: string;
  empresa: string;
  valor: number;
  /** How far an amount strays from the usual one, 0–1. */
  varia: number;
  dia: number;
  /** Of a month: 1 is every month. */
  chance: number;
  descricao: string;
}

const ORD = 'Ordinária' as const;
const EXT = 'Extraordinária' as const;
type Row = [string, TipoReceita, string, string, number, number, number, number, string];
const ROWS: readonly Row[] = [
  [
    'Mensalidades Câmara',
    ORD,
    'Câmara dos Deputados',
    'Câmara dos Deputados',
    186_400,
    0.03,
    5,
    1,
    'Mensalidades descontadas em folha',
  ],
  [
    'Mensalidades Senado',
    ORD,
    'Senado Federal',
    'Senado Federal',
    121_750,
    0.03,
    6,
    1,
    'Mensalidades descontadas em folha',
  ],
  [
    'Mensalidades TCU',
    ORD,
    'TCU',
    'Tribunal de Contas da União',
    64_200,
    0.03,
    7,
    1,
    'Mensalidades descontadas em folha',
  ],
  ['Aluguel do auditório', EXT, 'Aluguel', 'Instituto Cerrado Ltda.', 3_850, 0, 12, 1, 'Aluguel mensal do auditório'],
  ['Sublocação da sala 302', EXT, 'Sublocação', 'Planalto Contábil S/S', 2_400, 0, 10, 1, 'Sublocação da sala 302'],
  ['Rendimentos de aplicação', EXT, 'Rendimentos', 'Banco do Brasil', 9_300, 0.3, 28, 1, 'Rendimentos do mês'],
  [
    'Resgate de aplicação',
    EXT,
    'Resgates',
    'Banco do Brasil',
    80_000,
    0.5,
    18,
    0.2,
    'Resgate para cobrir despesas do mês',
  ],
  [
    'Reembolso de perícia',
    EXT,
    'Reembolso',
    'Tribunal Regional Federal',
    2_150,
    0.5,
    22,
    0.35,
    'Reembolso de honorários periciais',
  ],
  [
    'Descontos de fornecedores',
    EXT,
    'Descontos',
    'Gráfica Asa Norte Ltda.',
    480,
    0.6,
    25,
    0.3,
    'Desconto por pagamento antecipado',
  ],
];
const CENTAVOS = 100;
export const ITENS_RECEITA: readonly ItemReceitaDemo[] = ROWS.map(
  ([nome, tipo, origem, empresa, reais, varia, dia, chance, descricao]) => ({
    ...{ nome, tipo, origem, empresa, valor: reais * CENTAVOS, varia, dia, chance, descricao },
  }),
);

const MESES_A_FRENTE = 2;
const ANTECEDENCIA = 10;
/** What is younger than this may still be late. */
const TOLERANCIA = 12;

export interface ReceitasOptions {
  office: Office;
  random: Random;
  hoje: string;
  meses: number;
  quem: Worker;
  /** Id of an item of `ITENS_RECEITA`, by its name. */
  item: (nome: string) => string;
  contas: Contas;
}

/** Where it arrives: what an investment yields stays in it. */
const contaDe = ({ origem }: ItemReceitaDemo): keyof Contas =>
  origem === 'Rendimentos' ? 'aplicacao' : origem === 'TCU' ? 'caixa' : 'movimento';

export function planReceitas({ office, random, hoje, meses, quem, item, contas }: ReceitasOptions): Diario {
  const diario: Diario = new Map();
  const ontem = addDays(hoje, -1);
  const inicio = addMonthsAnchored(hoje, -meses);
  const at = (data: string, hora: string, work: () => Promise<void>) => {
    const own = async () => {
      office.at(data, hora);
      await work();
    };
    diario.set(data, [...(diario.get(data) ?? []), own]);
  };

  function receber(one: ItemReceitaDemo, data: string, own: Random): void {
    const valor = Math.round(one.valor * (1 + one.varia * (own.next() * 2 - 1)));
    const antes = addDays(data, -ANTECEDENCIA);
    const registrada = antes < inicio ? inicio : antes < ontem ? antes : ontem;
    const atraso = addDays(data, own.int(0, 3));
    const entra = atraso < registrada ? registrada : atraso;
    const credita = entra <= ontem && (entra < addDays(hoje, -TOLERANCIA) || own.chance(0.7));
    const estorna = credita && own.chance(0.02) && addDays(entra, 9) <= ontem;
    let [id, versao] = ['', 0];
    const seen = async () => {
      ({ versao } = await office.act(quem, 'receitas', 'get', { id }));
      return { id, versao };
    };
    at(registrada, '09:45', async () => {
      const pdf = makePdf(`Aviso de crédito ${data.slice(0, 7)}`, [one.empresa, one.descricao]);
      const anexos = own.chance(0.4)
        ? [await office.upload(quem, `aviso-${data.slice(0, 7)}.pdf`, pdf, 'receitas')]
        : [];
      const { tipo, origem, empresa, descricao } = one;
      const idItemReceita = item(one.nome);
      const nova = { tipo, origem, empresa, descricao, idItemReceita, data, valor, numeroParcelas: 1, anexos };
      const { ids } = await office.act(quem, 'receitas', 'create', nova);
      id = ids[0] ?? '';
    });
    if (credita) {
      at(entra, '16:20', async () => {
        const credito = { dataCredito: entra, idContaCredito: contas[contaDe(one)] };
        await office.act(quem, 'receitas', 'creditar', { ...(await seen()), ...credito });
      });
    }
    if (estorna) {
      const dataEstorno = addDays(entra, 9);
      at(dataEstorno, '16:30', async () => {
        const valorEstorno = Math.max(1, Math.round(valor * 0.1));
        await office.act(quem, 'receitas', 'estornar', { ...(await seen()), valorEstorno, dataEstorno });
      });
    }
  }

  for (const one of ITENS_RECEITA) {
    for (let mes = -meses; mes <= MESES_A_FRENTE; mes++) {
      const own = random.fork(`${one.nome} ${mes}`);
      const data = `${addMonthsAnchored(hoje, mes).slice(0, 7)}-${String(one.dia).padStart(2, '0')}`;
      if (own.chance(one.chance)) receber(one, data, own);
    }
  }
  return diario;
}
