/**
 * Texts of members, to the letter of the spec where it has them ('Usuário atualizado com sucesso!').
 *
 * `cpf_cadastrado` carries `data.existente` { id, nome, cadastro }; `parecido` asks whether it is the same person and is answered
 * with `distintos`. Source: spec 2 §2, §5, §8; decisions §8; decisions-members (Create, Membership, Account).
 */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { PAGINAS_DE_FILIADOS } from './filiados.name.ts';

export const CPF_INVALIDO = 'CPF inválido.';

export const filiadosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  so_gestor: 'Só o Gestor de Filiados pode fazer isto.',
  ja_filiado: 'O servidor já é filiado.',
  ja_desfiliado: 'O servidor não é mais filiado.',
  falecido: 'O filiado faleceu.',
  nao_falecido: 'O filiado não está marcado como falecido.',
  anonimizado: 'A ficha foi anonimizada e não recebe mais dados.',
  nada_a_desfazer: 'Não há desfiliação dos últimos 30 dias a desfazer.',
});
export type MotivoFiliado = MotivoDe<typeof filiadosMotivos>;

const ERRO_EMAIL = 'Erro ao alterar o email do usuario.';
const EMAIL_DE_OUTRA_PESSOA = 'Este e-mail já é o acesso de outra pessoa.';

/** What stands beside a member's e-mail where it is not the one that they sign in with. */
export const AVISOS_DA_CONTA = {
  outros_perfis: 'Este acesso tem outros perfis: o e-mail de entrada muda em Perfis.',
  de_outra_pessoa: EMAIL_DE_OUTRA_PESSOA,
} as const;

export const filiadosErrors = defineErrors('filiados', {
  cpf_cadastrado: {
    kind: 'conflict',
    message: ({ nome, cadastro }: { nome: string; cadastro: string }) => `CPF já cadastrado: ${nome} (${cadastro}).`,
  },
  parecido: { kind: 'conflict', message: 'Pode ser a mesma pessoa.' },
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoFiliado }) => filiadosMotivos.texto(motivo),
  },
  em_uso: {
    kind: 'conflict',
    message: ({ itens }: { itens: string }) => `O filiado tem ${itens} e não pode ser excluído. Desfilie.`,
  },
  periodo_sobreposto: { kind: 'conflict', message: 'Já há uma filiação nestas datas.' },
  inativo_so_de_inativo: { kind: 'rule', message: 'A situação Inativo só pode ficar em quem já está inativo.' },
  data_futura: { kind: 'rule', message: 'A data não pode ser futura.' },
  fim_antes_do_inicio: { kind: 'rule', message: 'A desfiliação não pode ser anterior à filiação.' },
  email_de_outra_pessoa: { kind: 'conflict', message: EMAIL_DE_OUTRA_PESSOA },
  email_nao_mudou: {
    kind: 'conflict',
    message: ({ motivo }: { motivo: string }) => `${ERRO_EMAIL} ${motivo}`,
  },
  convite_sem_email: { kind: 'rule', message: 'O filiado não tem e-mail.' },
  convite_falecido: { kind: 'rule', message: 'O filiado faleceu.' },
  cep_indisponivel: { kind: 'rule', message: 'Serviço de CEP indisponível. Digite o endereço.' },
  cep_nao_encontrado: { kind: 'not_found', message: 'CEP não encontrado.' },
});

export const filiadosMessages = {
  ...PAGINAS_DE_FILIADOS,
  salvo: 'Usuário atualizado com sucesso!',
  erroSalvar: 'Erro ao atualizar os dados do usuário.',
  criado: 'Usuário criado com sucesso!',
  erroEmail: ERRO_EMAIL,
  convidar: 'Enviar convite de acesso',
  conviteEnviado: 'Convite enviado.',
  semRegistros: 'Sem registros para mostrar',
  primeiro: 'Cadastre o primeiro filiado.',
  naoEMaisFiliado: 'Atenção: servidor não é mais filiado.',
  semHistorico: 'Nenhuma alteração registrada.',
  historico: 'Histórico de alterações',
  fichaCadastral: 'Ficha Cadastral',
  dependentes: 'Dependentes',
  desfiliado: 'Desfiliado',
  arquivoCarregado: 'Arquivo carregado com sucesso!',
  arquivoExcluido: 'Arquivo excluído com sucesso',
  erroArquivo: 'Erro ao excluir arquivo',
  perguntaArquivo: 'Confirma a exclusão do arquivo?',
  mostrar: 'Mostrar',
  declaracao: 'Declaração de filiação',
  acessos: 'Quem viu os dados',
  acessosPorDia: 'Acessos por dia',
  semAcessos: 'Ninguém abriu esta ficha até agora.',
  explicacaoAcessos:
    'O que a equipe do sindicato fez com estes dados: abrir, mostrar, consultar, baixar, imprimir. Guardado por 5 anos.',
  semEmail: 'Não tem e-mail',
  mesmaPessoa: 'Pode ser a mesma pessoa',
  distintos: 'Não é a mesma pessoa',
  abrirFicha: 'Abrir ficha',
  filiarNovamente: 'Filiar novamente',
  desfiliar: 'Desfiliar',
  filiar: 'Filiar',
  desfeito: 'Desfiliação desfeita.',
  excluir: 'Excluir filiado',
  pergunta: 'Confirma a exclusão permanente do filiado?',
  excluido: 'Filiado excluído com sucesso.',
} as const;
