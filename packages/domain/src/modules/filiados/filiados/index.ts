/** Members: what the rest of the domain, the server and the screens use without zod. */
export { MASCARADO } from '@sede/domain/kernel';
export {
  ANEXO_FIELDS,
  ASSOCIACAO_OUTRA,
  CADASTROS,
  CASAS,
  type Cadastro,
  type Casa,
  ESCOLARIDADES,
  ESTADOS_CIVIS,
  FILIADO_ASSOCIACAO,
  FORMAS_PAGAMENTO,
  PARENTESCOS,
  PREFERENCIAS,
  ROTULO_CASA,
  ROTULO_SITUACAO,
  SEXO_OUTRO,
  SEXOS,
  SITUACOES,
  type Situacao,
  VALORES_CASA,
} from '../filiados.lists.ts';
export { filiadosSettings } from '../filiados.settings.ts';
export { ARQUIVOS_DA_FICHA } from './filiado.arquivo.lists.ts';
export {
  CAMPOS_RESTRITOS,
  FILIADO_FIELDS,
  FILIADOS_ORDEM,
  PERIODO_FIELDS,
  RESTRITO_A_QUEM_EDITA,
  ROTULO_CONTA,
  SECOES_DA_FICHA,
  TIPOS_DA_LINHA,
  type TipoDaLinha,
  UNIFICADA_FIELDS,
} from './filiado.lists.ts';
export {
  cadastroDe,
  chaveMatricula,
  type EstadoFiliado,
  emailProvisorio,
  formatMatricula,
  idadeEm,
  motivoNaoDeclarar,
  motivoNaoDesfazerDesfiliacao,
  motivoNaoDesfazerFalecimento,
  motivoNaoDesfiliar,
  motivoNaoEditarFiliado,
  motivoNaoExcluirFiliado,
  motivoNaoFiliar,
  motivoNaoRegistrarFalecimento,
  type NomesDoFiliado,
  nomeDoFiliado,
  podeSerInativo,
  type QuemPodeFiliado,
  rotuloMatricula,
  textoDaDeclaracao,
} from './filiado.rules.ts';
export type { Acessos, EnderecoDoCep, Filiado, FiliadoListado } from './filiado.schema.ts';
export {
  AVISOS_DA_CONTA,
  CPF_INVALIDO,
  filiadosErrors,
  filiadosMessages,
  filiadosMotivos,
  type MotivoFiliado,
} from './filiados.messages.ts';
export { PAGINAS_DE_FILIADOS } from './filiados.name.ts';
