/**
 * The house's own settings: who the union is, and how people sign in. No zod. Source: decisions §3, §6, §7.
 *
 * What belongs to one area or module stands with it.
 */
import { defineSection } from '@sede/domain/manifest';

/** Câmara, Senado, TCU. */
export const CORES_PADRAO: readonly string[] = ['#1d6b4c', '#1d4f91', '#c9822b'];

const sindicato = defineSection({
  valor: 'sindicato',
  order: 10,
  rotulo: 'Sindicato',
  ajuda: 'Quem é o sindicato, nas telas, nos recibos e nos e-mails.',
  settings: {
    nomeSindicato: {
      tipo: 'texto',
      rotulo: 'Nome',
      ajuda: 'Aparece no alto das telas, nos e-mails e nos recibos.',
      maximo: 120,
      obrigatorio: true,
      padrao: 'Sindicato',
    },
    siglaSindicato: {
      tipo: 'texto',
      rotulo: 'Sigla',
      ajuda: 'Nome curto, usado onde há pouco espaço.',
      maximo: 30,
      padrao: '',
    },
    cnpjSindicato: { tipo: 'cnpj', rotulo: 'CNPJ', ajuda: 'Vai no cabeçalho dos recibos.', padrao: '' },
    telefoneSindicato: {
      tipo: 'telefone',
      rotulo: 'Telefone',
      ajuda: 'Com DDD. Mostrado a quem precisa de ajuda.',
      padrao: '',
    },
    cidadeSindicato: {
      tipo: 'texto',
      rotulo: 'Cidade',
      ajuda: 'Onde os recibos são assinados.',
      maximo: 80,
      obrigatorio: true,
      padrao: 'Brasília',
    },
    emailSindicato: {
      tipo: 'email',
      rotulo: 'E-mail',
      ajuda: 'Contato do sindicato e remetente das mensagens do sistema.',
      padrao: '',
    },
    linkServiceDesk: {
      tipo: 'endereco',
      rotulo: 'Service Desk',
      ajuda: 'Endereço (https) aberto pelo link da barra superior.',
      maximo: 300,
      padrao: '',
    },
    coresSindicato: {
      tipo: 'cores',
      rotulo: 'Cores',
      ajuda:
        'As três cores da faixa abaixo da barra superior. A do meio vai também nos botões dos e-mails e na linha dos recibos.',
      padrao: CORES_PADRAO,
    },
  },
});

const acesso = defineSection({
  valor: 'acesso',
  order: 20,
  rotulo: 'Acesso',
  ajuda: 'Como as pessoas entram no sistema.',
  settings: {
    revelarEmailDesconhecido: {
      tipo: 'simNao',
      rotulo: 'Dizer quando o e-mail não existe',
      ajuda:
        'Na entrada, responde “Usuário não encontrado.” a e-mails sem cadastro. Desligado é mais seguro: estranhos não descobrem quem tem acesso.',
      padrao: false,
    },
    papeisComDuasEtapas: {
      tipo: 'papeis',
      rotulo: 'Perfis com verificação em duas etapas obrigatória',
      ajuda: 'Quem tiver um destes perfis precisa ativar a verificação em duas etapas para continuar usando o sistema.',
      padrao: [],
    },
  },
});

/** Its page shows the logo besides. */
export const SECAO_SINDICATO = sindicato.valor;
export const CONFIGURACOES_SECTIONS = [sindicato, acesso] as const;
export const configuracoesSettings = { ...sindicato.settings, ...acesso.settings };
