/**
 * The fictional union's revenues: each registered before its date, credited within days, now and then refunded. Most of
 * the past is credited; of the last days something is late, the months ahead wait. Amounts in centavos.
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import { type DemoContext, type DemoPart, makePdf, type Random } from '#demo/index.ts';
import { type Contas, contasDe, equipeDe } from '../financeiro.demo.ts';
import { ITENS_RECEITA, type ItemReceitaDemo } from '../financeiro.receitas.demo.ts';

const MESES_A_FRENTE = 2;
const ANTECEDENCIA = 10;
/** What of the last year is paid under which contract. */
const DE_CONTRATO = { item: 'Aluguel do auditório', contrato: 'Locação do auditório', meses: 12 } as const;
/** What is younger than this may still be late. */
const TOLERANCIA = 12;

/** Where it arrives: what an investment yields stays in it. */
const contaDe = ({ origem }: ItemReceitaDemo): keyof Contas =>
  origem === 'Rendimentos' ? 'aplicacao' : origem === 'TCU' ? 'caixa' : 'movimento';

/** One revenue of an item, due on `data`. */
function receber(ctx: DemoContext, one: ItemReceitaDemo, data: string, own: Random): void {
  const { office, on, hoje, ontem, meses } = ctx;
  const { bruno } = equipeDe(ctx);
  const inicio = addMonthsAnchored(hoje, -meses);
  const valor = Math.round(one.valor * (1 + one.varia * (own.next() * 2 - 1)));
  const antes = addDays(data, -ANTECEDENCIA);
  const registrada = antes < inicio ? inicio : antes < ontem ? antes : ontem;
  const atraso = addDays(data, own.int(0, 3));
  const entra = atraso < registrada ? registrada : atraso;
  const credita = entra <= ontem && (entra < addDays(hoje, -TOLERANCIA) || own.chance(0.7));
  const estorna = credita && own.chance(0.02) && addDays(entra, 9) <= ontem;
  let [id, versao] = ['', 0];
  const seen = async () => {
    ({ versao } = await office.act(bruno, 'receitas', 'get', { id }));
    return { id, versao };
  };
  on(registrada, '09:45', async () => {
    const pdf = makePdf(`Aviso de crédito ${data.slice(0, 7)}`, [one.empresa, one.descricao]);
    const anexos = own.chance(0.4)
      ? [await office.upload(bruno, 'receitas', `aviso-${data.slice(0, 7)}.pdf`, pdf)]
      : [];
    const { tipo, origem, empresa, descricao } = one;
    const idItemReceita = ctx.idOf('itensReceita', one.nome);
    const contratada = one.nome === DE_CONTRATO.item && data > addMonthsAnchored(hoje, -DE_CONTRATO.meses);
    const nova = {
      ...{ tipo, origem, empresa, descricao, idItemReceita, data, valor, numeroParcelas: 1, anexos },
      ...(contratada && { relacaoContrato: true, idContrato: ctx.idOf('contratos', DE_CONTRATO.contrato) }),
    };
    const { ids } = await office.act(bruno, 'receitas', 'create', nova);
    id = ids[0] ?? '';
  });
  if (credita) {
    on(entra, '16:20', async () => {
      const credito = { dataCredito: entra, idContaCredito: contasDe(ctx)[contaDe(one)] };
      await office.act(bruno, 'receitas', 'creditar', { ...(await seen()), ...credito });
    });
  }
  if (estorna) {
    const dataEstorno = addDays(entra, 9);
    on(dataEstorno, '16:30', async () => {
      const valorEstorno = Math.max(1, Math.round(valor * 0.1));
      await office.act(bruno, 'receitas', 'estornar', { ...(await seen()), valorEstorno, dataEstorno });
    });
  }
}

export const receitasDemo: DemoPart = {
  after: ['itensReceita', 'contasBancarias', 'contratos'],
  seed(ctx) {
    const random = ctx.random.fork('receitas');
    for (const one of ITENS_RECEITA) {
      for (let mes = -ctx.meses; mes <= MESES_A_FRENTE; mes++) {
        const own = random.fork(`${one.nome} ${mes}`);
        const data = `${addMonthsAnchored(ctx.hoje, mes).slice(0, 7)}-${String(one.dia).padStart(2, '0')}`;
        if (own.chance(one.chance)) receber(ctx, one, data, own);
      }
    }
  },
};
