/** Texts of authorities, to the letter of the spec where it has them. Source: spec 3 §2.11, §5, §8; decisions-sindical-contratos-patrimonio (Words). */
import { defineErrors } from '@sede/domain/kernel';
import { MAX_ANEXOS_DA_AUTORIDADE, MAX_CARGOS } from './autoridade.lists.ts';
import { PAGINAS_DE_AUTORIDADES } from './autoridades.name.ts';

export const CAMPO_OBRIGATORIO = 'Campo obrigatorio';
export const UM_SO_ATUAL = 'Só um cargo pode ser o atual.';

export const autoridadesErrors = defineErrors('autoridades', {
  cargos_demais: { kind: 'rule', message: `No máximo ${MAX_CARGOS} cargos.` },
  anexos_demais: { kind: 'rule', message: `No máximo ${MAX_ANEXOS_DA_AUTORIDADE} anexos.` },
  /** Two saves at once would both have ticked one. */
  um_atual: { kind: 'conflict', message: UM_SO_ATUAL },
  foto_ilegivel: { kind: 'unsupported_type', message: 'A foto não pôde ser lida. Envie outra imagem.' },
  foto_grande: { kind: 'too_large', message: 'A foto tem pontos demais: no máximo 40 megapixels.' },
  foto_alheia: { kind: 'invalid', message: 'Envie a foto novamente.' },
});

export const autoridadesMessages = {
  ...PAGINAS_DE_AUTORIDADES,
  editar: 'Editar perfil',
  salvo: 'Politico salvo com sucesso!',
  erroSalvar: 'Erro ao salvar politico.',
  erroCarregar: 'Erro ao carregar dados.',
  nascimentoFuturo: 'A data não pode ser futura.',
  erroFoto: 'Erro ao fazer upload. Tente novamente.',
  semArquivos: 'Nao ha arquivos para essa autoridade',
  ultimaAtualizacao: 'Última atualização',
  semData: 'Data nao disponivel',
  exerce: 'Exerce mandato',
  naoExerce: 'Não exerce mandato',
  atual: 'atual',
  excluir: 'Excluir perfil',
  confirmaExcluir: (nome: string) => `Confirma a exclusão permanente de ${nome}?`,
  excluido: 'Perfil excluído com sucesso!',
  confirmaArquivo: 'Confirma a exclusão do arquivo?',
  arquivoExcluido: 'Arquivo excluído com sucesso!',
  sensiveis: 'Dados sensíveis',
  sensiveisNota: 'religião, parentesco · a consulta fica registrada',
  mostrarSensiveis: 'Mostrar dados sensíveis',
  vazios: 'Campos não preenchidos',
  vazio:
    'Aqui ficam os perfis das autoridades com quem o sindicato fala: cargos e mandatos, contatos, atuação e documentos.',
} as const;
