/** Settings of the payroll check: tolerance, the day from which new members are not in the payroll, and the table of dues. No zod. Source: decisions-members (Consignação). */
import { defineSection } from '@sede/domain/manifest';
import { problemaDaTabela, TABELA_PADRAO } from './contribuicao.rules.ts';

const consignacao = defineSection({
  valor: 'consignacao',
  order: 53,
  rotulo: 'Consignação',
  ajuda: 'Como o desconto em folha é conferido, e a tabela de contribuição com as suas datas.',
  settings: {
    toleranciaConsignacao: {
      tipo: 'inteiro',
      rotulo: 'Tolerância (%)',
      ajuda: 'Quanto o desconto pode diferir do anterior sem virar ocorrência.',
      minimo: 0,
      maximo: 100,
      padrao: 10,
    },
    diaCorteConsignacao: {
      tipo: 'inteiro',
      rotulo: 'Dia do corte',
      ajuda: 'Quem se filiou depois deste dia do mês ainda não entra na folha dele.',
      minimo: 1,
      maximo: 28,
      padrao: 10,
    },
    tabelaContribuicao: {
      tipo: 'paragrafos',
      rotulo: 'Tabela de contribuição',
      ajuda: 'Uma linha por vigência: desde; percentual; piso; teto. A página pública mostra a que vale hoje.',
      maximo: 2000,
      obrigatorio: true,
      regra: problemaDaTabela,
      padrao: TABELA_PADRAO,
    },
  },
});

export const CONSIGNACOES_SECTIONS = [consignacao] as const;
export const consignacoesSettings = { ...consignacao.settings };
