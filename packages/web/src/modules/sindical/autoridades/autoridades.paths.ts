/** Addresses of the authorities, with the text's capital: their list, the page of one, its photo. Source: spec 3 §2.1. */
export const AUTORIDADES = '/Autoridades';
export const autoridadePath = (id: string): string => `${AUTORIDADES}/${id}`;

/** Named by the photo itself, so that the browser may keep it. */
export const fotoUrl = (id: string, foto: string): string => `/api/autoridades/${id}/foto?de=${foto}`;
export const miniaturaUrl = (id: string, miniatura: string): string =>
  `/api/autoridades/${id}/foto?miniatura=sim&de=${miniatura}`;
