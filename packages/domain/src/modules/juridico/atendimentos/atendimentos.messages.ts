/** Texts of appointments, to the letter of the spec where it has them. Source: spec 3 §2.3, §5, §8; decisions-legal (Booking, Wizard, Outcome). */
import { defineErrors, defineMotivos, type MotivoDe, SO_CONSULTA } from '@sede/domain/kernel';
import {
  MAX_ARQUIVOS,
  MAX_DIAS_DA_GRADE,
  MAX_FILIADOS,
  MIN_BUSCA_FILIADO,
  type SituacaoDoAtendimento,
} from './atendimento.lists.ts';
import { PAGINAS_DE_ATENDIMENTOS } from './atendimentos.name.ts';

const JA_PASSOU = 'Este horário já passou.';

export const atendimentosMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  situacao: ({ situacao }: { situacao: SituacaoDoAtendimento }) =>
    `A situação mudou para ${situacao}. Atualize a página.`,
  sem_resultado: 'Registre o resultado antes de concluir.',
  so_juridico: 'Só o perfil Jurídico cancela um atendimento que não aguarda realização.',
  nao_volta: 'Só volta o que foi cancelado enquanto aguardava realização.',
  ja_passou: JA_PASSOU,
});
export type MotivoAtendimento = MotivoDe<typeof atendimentosMotivos>;

export const atendimentosErrors = defineErrors('atendimentos', {
  situacao: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoAtendimento }) => atendimentosMotivos.texto(motivo),
  },
  so_consulta: { kind: 'forbidden', message: SO_CONSULTA },
  /** `data.horarios`: the slots of that day as they are now. */
  horario_ocupado: { kind: 'conflict', message: 'Horário não está mais disponível.' },
  seguidos: { kind: 'rule', message: 'Escolha horários seguidos.' },
  /** Confirmed by `confirmarPassado`. */
  passado: { kind: 'rule', message: JA_PASSOU },
  /** Confirmed by `confirmarCoincidencia`. `data.filiados`: who. */
  coincidencia: {
    kind: 'rule',
    message: ({ nomes }: { nomes: readonly string[] }) =>
      `${nomes.join(', ')} já tem atendimento neste horário. Agendar mesmo assim?`,
  },
});

export const atendimentosMessages = {
  ...PAGINAS_DE_ATENDIMENTOS,
  salvo: 'Atendimento salvo com sucesso!',
  atualizado: 'Atendimento atualizado com sucesso!',
  concluido: 'Atendimento concluído com sucesso!',
  cancelado: 'Atendimento cancelado com sucesso!',
  conclusaoCancelada: 'Conclusão de atendimento cancelada com sucesso!',
  comentado: 'Comentário adicionado com sucesso!',
  semFiliado: 'Você precisa selecionar pelos menos um filiado!',
  muitosFiliados: `No máximo ${MAX_FILIADOS} filiados por atendimento.`,
  filiadoFora: 'Há quem não seja mais filiado entre os escolhidos.',
  semHorario: 'Escolha ao menos um horário.',
  semAgenda: 'A agenda não existe mais.',
  outroAno: 'A data não é do ano da agenda.',
  horaInvalida: 'Hora inválida',
  fimAntes: 'Deve ser maior que horario início',
  horaDiferente: 'Não é a hora dos horários escolhidos.',
  buscaCurta: `Digite pelo menos ${MIN_BUSCA_FILIADO} letras`,
  ninguemVeio: 'Marque quem compareceu.',
  naoEDoAtendimento: 'Há quem não seja deste atendimento.',
  advogadoDeFora: 'O advogado não é deste escritório.',
  periodoDaGrade: `Escolha até ${MAX_DIAS_DA_GRADE} dias.`,
  processoInexistente: 'Há processo que não existe mais entre os escolhidos.',
  semProcesso: 'Só há processos quando se responde Sim.',
  usuarioRemovido: 'Usuário removido',
  processoDeOutro: 'Processo de outro escritório',
  muitosArquivos: `No máximo ${MAX_ARQUIVOS} arquivos por atendimento.`,
  atendimentoForaDoProcedimento: 'Há atendimento que não pode ser vinculado entre os escolhidos.',
  perguntaPassado: 'Este horário já passou. Registrar mesmo assim?',
  perguntaCancelar: (numero: string) => `Confirma o cancelamento do atendimento ${numero}?`,
  perguntaCancelarConclusao: (numero: string) => `Confirma o cancelamento da conclusão do atendimento ${numero}?`,
  avisoSemProcesso:
    'Nenhum processo ou procedimento poderá ser vinculado depois a este atendimento. Deseja continuar mesmo assim?',
  semAgendaDoEscritorio:
    'Não há agenda cadastrada para este escritório. Cadastre uma agenda antes de marcar um atendimento.',
  semHorarioNoDia: 'Nenhum horário disponível para esta data.',
  registrarResultado: 'Registrar resultado',
  corrigirResultado: 'Corrigir resultado',
  concluir: 'Concluir',
  cancelarConclusao: 'Cancelar conclusão',
  cancelarAtendimento: 'Cancelar atendimento',
  desfazerCancelamento: 'Desfazer cancelamento',
  comentar: 'Comentar',
  voltouAAguardar: 'O atendimento voltou a aguardar realização.',
  aindaNaoAconteceu: (dia: string) => `O atendimento está marcado para ${dia}. Registrar o resultado mesmo assim?`,
  erroConcluir: 'Erro ao concluir atendimento.',
  erroComentar: 'Erro ao salvar comentário.',
  nenhumFiliado: `Nenhum resultado(Digite pelo menos ${MIN_BUSCA_FILIADO} letras)`,
  cadastrarAgora: 'Cadastrar processo agora',
  agendarOutro: 'Agendar outro',
  copiarMensagem: 'Copiar mensagem',
  selecioneData: 'Selecione uma data para ver os horários.',
  selecioneEscritorio: 'Selecione um escritório primeiro.',
  haAgenda: (tipoAtendimento: string, tipoServico: string) => `Há agenda ${tipoAtendimento} · ${tipoServico}.`,
  seguidos: 'Escolha horários seguidos.',
  semEmail: 'sem e-mail: avise por telefone',
  erroAtualizar: 'Erro ao atualizar atendimento.',
} as const;
