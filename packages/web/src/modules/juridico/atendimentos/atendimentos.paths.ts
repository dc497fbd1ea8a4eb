/** Addresses of appointments. Source: spec 3 §2.1; decisions-legal (Wizard, Appointment list). */
export const ATENDIMENTOS = '/juridico/atendimentos';
export const AGENDADOS = `${ATENDIMENTOS}/agendados`;
export const PENDENTES = `${ATENDIMENTOS}/pendentes`;
export const NOVO_ATENDIMENTO = `${ATENDIMENTOS}/novo`;
export const atendimentoPath = (id: string) => `${ATENDIMENTOS}/${id}`;
export const editAtendimentoPath = (id: string) => `${atendimentoPath(id)}/editar`;
