/**
 * Settings of the member area: what each house calls its careers and associations, why somebody leaves.
 *
 * Filiados names them in its manifest. No zod. Defaults are the careers and commissioned posts of the three houses.
 * Source: spec 2 §3, §5; decisions §3, §8; decisions-members (Create, Membership).
 */
import { defineSection } from '@sede/domain/manifest';

const PERMISSAO = 'filiados.ver';
const DESABILITADOS = {
  tipo: 'desabilitadas',
  ajuda: 'Não são oferecidos em registros novos; os antigos os mantêm, e os filtros também.',
  padrao: [],
} as const;

const CARGOS_CAMARA = [
  'Analista Legislativo',
  'Técnico Legislativo',
  'Consultor Legislativo',
  'Consultor de Orçamento e Fiscalização Financeira',
  'Policial Legislativo Federal',
  'Secretário Parlamentar',
  'Cargo de Natureza Especial (CNE)',
] as const;
const CARGOS_SENADO = [
  'Analista Legislativo',
  'Técnico Legislativo',
  'Auxiliar Legislativo',
  'Consultor Legislativo',
  'Consultor de Orçamentos',
  'Advogado do Senado',
  'Policial Legislativo Federal',
  'Assistente Parlamentar',
  'Assessor Parlamentar',
] as const;
const CARGOS_TCU = [
  'Auditor Federal de Controle Externo',
  'Técnico Federal de Controle Externo',
  'Auxiliar de Controle Externo',
  'Assessor de Ministro',
  'Cargo em comissão',
] as const;

const listas = defineSection({
  valor: 'filiados',
  order: 50,
  rotulo: 'Filiados',
  ajuda: 'Cargos e associações de cada casa e motivos de desfiliação.',
  settings: {
    cargosCamara: {
      tipo: 'lista',
      rotulo: 'Cargos da Câmara',
      ajuda: 'Oferecidos nas fichas da Câmara dos Deputados.',
      permissao: PERMISSAO,
      desabilitadas: 'cargosCamaraDesabilitados',
      padrao: CARGOS_CAMARA,
    },
    cargosSenado: {
      tipo: 'lista',
      rotulo: 'Cargos do Senado',
      ajuda: 'Oferecidos nas fichas do Senado Federal.',
      permissao: PERMISSAO,
      desabilitadas: 'cargosSenadoDesabilitados',
      padrao: CARGOS_SENADO,
    },
    cargosTcu: {
      tipo: 'lista',
      rotulo: 'Cargos do TCU',
      ajuda: 'Oferecidos nas fichas do Tribunal de Contas da União.',
      permissao: PERMISSAO,
      desabilitadas: 'cargosTcuDesabilitados',
      padrao: CARGOS_TCU,
    },
    associacoesCamara: {
      tipo: 'lista',
      rotulo: 'Associações da Câmara',
      ajuda: 'Oferecidas a quem é de outra associação da Câmara.',
      permissao: PERMISSAO,
      desabilitadas: 'associacoesCamaraDesabilitadas',
      fixas: ['Outra'],
      padrao: ['ASCADE', 'ASA-CD', 'Aslegis', 'Outra'],
    },
    associacoesSenado: {
      tipo: 'lista',
      rotulo: 'Associações do Senado',
      ajuda: 'Oferecidas a quem é de outra associação do Senado.',
      permissao: PERMISSAO,
      desabilitadas: 'associacoesSenadoDesabilitadas',
      fixas: ['Outra'],
      padrao: ['ASSEFE', 'ASSISEFE', 'Alesfe', 'Outra'],
    },
    associacoesTcu: {
      tipo: 'lista',
      rotulo: 'Associações do TCU',
      ajuda: 'Oferecidas a quem é de outra associação do TCU.',
      permissao: PERMISSAO,
      desabilitadas: 'associacoesTcuDesabilitadas',
      fixas: ['Outra'],
      padrao: ['ASTCU', 'AUD-TCU', 'AACE', 'Outra'],
    },
    motivosDesfiliacao: {
      tipo: 'lista',
      rotulo: 'Motivos de desfiliação',
      ajuda: 'Oferecidos a quem desfilia.',
      permissao: PERMISSAO,
      desabilitadas: 'motivosDesfiliacaoDesabilitados',
      fixas: ['Falecimento'],
      padrao: ['A pedido', 'Exoneração', 'Mudança de órgão', 'Falta de pagamento', 'Falecimento', 'Outro'],
    },
    cargosCamaraDesabilitados: { ...DESABILITADOS, rotulo: 'Cargos da Câmara desabilitados' },
    cargosSenadoDesabilitados: { ...DESABILITADOS, rotulo: 'Cargos do Senado desabilitados' },
    cargosTcuDesabilitados: { ...DESABILITADOS, rotulo: 'Cargos do TCU desabilitados' },
    associacoesCamaraDesabilitadas: {
      ...DESABILITADOS,
      rotulo: 'Associações da Câmara desabilitadas',
      fixas: ['Outra'],
    },
    associacoesSenadoDesabilitadas: {
      ...DESABILITADOS,
      rotulo: 'Associações do Senado desabilitadas',
      fixas: ['Outra'],
    },
    associacoesTcuDesabilitadas: { ...DESABILITADOS, rotulo: 'Associações do TCU desabilitadas', fixas: ['Outra'] },
    motivosDesfiliacaoDesabilitados: { ...DESABILITADOS, rotulo: 'Motivos desabilitados', fixas: ['Falecimento'] },
  },
});

export const FILIADOS_SECTIONS = [listas] as const;
export const filiadosSettings = { ...listas.settings };
