/** Addresses of agendas. */
export const AGENDAS = '/juridico/gerenciamento-agenda';
export const NOVA_AGENDA = `${AGENDAS}/novo`;
export const agendaPath = (id: string) => `${AGENDAS}/${id}`;
