/** Texts of cases, to the letter of the spec where it has them. Source: spec 3 §2.5, §4, §5, §8; decisions-legal (Two lists, Cases, Sentences the text has not). */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import { MAX_ANEXOS_DO_PROCESSO, type SituacaoDoProcesso, type TipoDeProcesso } from './processo.lists.ts';
import { NOVO_PROCESSO, PAGINAS_DE_PROCESSOS } from './processos.name.ts';

export const processosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  em_andamento: 'O processo está em andamento.',
  aguardando: 'O processo aguarda manifestação.',
  encerrado: 'O processo está encerrado.',
  excluido: 'O processo foi excluído.',
  de_outro: 'Só quem registrou o evento ou o jurídico pode mudá-lo.',
  com_anexos: 'O evento tem anexos: só o jurídico pode excluí-lo.',
});
export type MotivoDoProcesso = MotivoDe<typeof processosMotivos>;

/** Why an act that another situation allows is not possible now. */
export const MOTIVO_DA_SITUACAO: Readonly<Record<SituacaoDoProcesso, MotivoDoProcesso>> = {
  'Em andamento': 'em_andamento',
  'Aguardando manifestação': 'aguardando',
  Encerrado: 'encerrado',
  Excluído: 'excluido',
};

export const processosErrors = defineErrors('processos', {
  situacao: {
    kind: 'state',
    message: ({ situacao }: { situacao: SituacaoDoProcesso }) =>
      `A situação mudou para ${situacao}. Atualize a página.`,
  },
  /** `data`: `processoId` and `numero` of the other one; sent again with `confirmarRepetido` it is saved. */
  numero_repetido: { kind: 'conflict', message: 'Já existe um processo com este número neste escritório.' },
  numero_invalido: { kind: 'rule', message: 'Número CNJ inválido. Confira os dígitos.' },
  sem_digitos: { kind: 'rule', message: 'O número do processo precisa ter dígitos.' },
  sem_filiados: {
    kind: 'rule',
    message: 'Informe ao menos um filiado, ou marque filiados indeterminados.',
  },
  de_outro: { kind: 'forbidden', message: processosMotivos.texto('de_outro') },
  com_anexos: { kind: 'forbidden', message: processosMotivos.texto('com_anexos') },
  anexos_demais: { kind: 'rule', message: `No máximo ${MAX_ANEXOS_DO_PROCESSO} anexos.` },
});

const NOME_DO_TIPO: Readonly<Record<TipoDeProcesso, string>> = {
  Judicial: 'processo judicial',
  Administrativo: 'processo administrativo',
  Procedimento: 'procedimento',
};

export const processosMessages = {
  ...PAGINAS_DE_PROCESSOS,
  novo: (tipo: TipoDeProcesso) => NOVO_PROCESSO[tipo],
  editar: (tipo: TipoDeProcesso) => `Editar ${NOME_DO_TIPO[tipo]}`,
  salvo: (tipo: TipoDeProcesso) =>
    tipo === 'Procedimento' ? 'Procedimento salvo com sucesso!' : `Processo ${tipo.toLowerCase()} salvo com sucesso!`,
  erroSalvar: 'Erro ao salvar interação.',
  erroCarregar: 'Erro ao carregar dados.',
  enviado: 'Processo enviado para manifestação com sucesso!',
  aguardando: (nomeCurto: string) => `Aguardando manifestação do ${nomeCurto}.`,
  encerrado: 'Processo encerrado com sucesso!',
  reaberto: 'Processo reaberto com sucesso!',
  excluido: 'Processo excluído com sucesso!',
  comentado: 'Comentário adicionado com sucesso!',
  erroComentar: 'Erro ao salvar comentário.',
  manifestado: 'Manifestação adicionada com sucesso!',
  erroManifestar: 'Erro ao salvar manifestação.',
  eventoAdicionado: 'Evento adicionado com sucesso!',
  eventoAtualizado: 'Evento atualizado com sucesso!',
  eventoExcluido: 'Evento excluído com sucesso!',
  erroEvento: 'Erro ao salvar evento.',
  confirmaEnviar: (numero: string) => `Confirma o envio do processo ${numero} para manifestação?`,
  confirmaEncerrar: (numero: string) => `Confirma o encerramento do processo ${numero}?`,
  confirmaReabrir: (numero: string) => `Confirma a reabertura do processo ${numero}?`,
  confirmaExcluir: (numero: string) => `Confirma a exclusão do processo ${numero}?`,
  proximoPrazo: 'Próximo prazo',
  semPrazo: 'Sem próximo prazo',
  eventos: 'EVENTOS DO PROCESSO',
  manifestacoes: 'MANIFESTAÇÕES',
  nenhumEvento: 'Nenhum evento cadastrado',
  eMais: (quantos: number) => `e mais ${quantos}`,
  deEscritorio: (escritorio: string) => `${escritorio} (Escritório)`,
  tribunalInvalido: 'Escolha um dos tribunais.',
  orgaoInvalido: 'Escolha Câmara, TCU ou Senado.',
  linkInvalido: 'Informe um endereço que comece com http:// ou https://.',
  tagsDemais: (maximo: number) => `No máximo ${maximo} temas.`,
  cadastrar: 'Novo processo',
  numeroDoSindicato: 'O número é dado ao salvar.',
  ajudaFormatoAntigo: 'Marque quando o número não segue o padrão do CNJ. Fica indicado nas listas.',
  emOutroEscritorio: (escritorio: string) => `Este número também está em ${escritorio}.`,
  salvarRepetido: 'Salvar mesmo assim',
  ajudaIndeterminados: 'O processo vale para quem é de um dos órgãos, sem lista de nomes.',
  ajudaPortal: 'Quem é de um dos órgãos vê o título e o andamento na sua página.',
  ajudaComunicacao: 'Eventos ainda não comunicados ficam na lista de pendências.',
  noProcesso: 'já está no processo',
  nenhumFiliado: 'Nenhum resultado(Digite pelo menos 3 letras)',
  comunicado: 'Comunicado',
  naoComunicado: 'Não comunicado',
  andamento: 'Andamento',
  semFiliadosNoProcesso: 'Nenhum filiado incluído.',
  filiadosIncluidos: (n: number) =>
    n === 1 ? 'Filiado incluído com sucesso!' : `${n} filiados incluídos com sucesso!`,
  filiadoRetirado: 'Filiado retirado do processo.',
  retirarFiliado: 'Retirar filiado',
  confirmaRetirar: (nome: string) => `Retirar ${nome} do processo? O filiado deixa de vê-lo em Meus Processos.`,
  anexar: 'Anexar PDF',
  anexoExcluido: 'Arquivo excluído com sucesso!',
  anexosCarregados: (n: number) => (n === 1 ? 'Arquivo carregado com sucesso!' : 'Arquivos carregados com sucesso!'),
  confirmaExcluirAnexo: 'Confirma a exclusão do arquivo?',
  soJuridicoExclui: 'Só o jurídico exclui anexos.',
  cadastradoEm: 'Cadastrado',
  exclusaoDesfeita: 'Exclusão desfeita',
  manifestacaoDoSindicato: 'Manifestação do sindicato',
  manifestacaoDoEscritorio: 'Manifestação do escritório',
  nenhumProcesso: 'Nenhum processo encontrado',
  meusSubtitulo: 'Os processos em que você está',
  meusVazio: 'Quando o sindicato incluir você num processo, ele aparece aqui com os seus eventos.',
  foiComunicado: 'Foi comunicado',
  acaoColetiva: 'Ação coletiva',
  noPortal: 'No portal',
  aConferirCampos: (campos: string) => `Veio do sistema anterior com dados a conferir: ${campos}.`,
  incluirFiliado: 'Incluir filiado',
  enviar: 'Enviar para manifestação',
  manifestar: 'Adicionar manifestação',
  ajudaManifestar: 'O processo volta a Em andamento. Uma manifestação não se altera depois.',
  comentar: 'Comentar',
  ajudaComentar: 'Só o jurídico e o escritório leem. Um comentário não se altera depois.',
  novoEvento: 'Novo evento',
  editarEvento: 'Editar evento',
  excluirEvento: 'Excluir evento',
  confirmaExcluirEvento: (titulo: string) => `Confirma a exclusão do evento ${titulo}?`,
  avisoEvento:
    'O filiado vê em Meus Processos o título, a data, a descrição e se foi comunicado. Nada mais do processo.',
  ajudaComunicado: 'Os filiados já foram avisados deste evento.',
  indeterminados: 'Indeterminados',
  formatoAntigo: 'Formato antigo',
  aConferir: 'A conferir',
  nenhumaManifestacao: 'Nenhuma manifestação cadastrada',
  vazio: 'Aqui ficam os processos judiciais e administrativos e os procedimentos que os escritórios conduzem.',
  deHoje: 'Atendimentos de hoje',
  nadaHoje: 'Nenhum atendimento marcado para hoje.',
  vazioDoEscritorio: 'Aqui ficam os processos do seu escritório.',
  nadaDesteTipo: 'Nada deste tipo no andamento',
  filiadoInexistente: 'O filiado não existe mais.',
} as const;
