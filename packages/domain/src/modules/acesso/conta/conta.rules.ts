/**
 * Rules of one's own account: when the password is asked again, what a browser is called.
 *
 * Instants are ISO 8601. Source: decisions §6 (step-up when the sign-in is older than 10 minutes; own sessions).
 */

const MINUTOS_SEM_CONFIRMAR = 10;
const TOLERANCIA_MS = 60_000;

/** Whether the current password is asked before a change that an unattended screen must not allow. */
export function precisaConfirmarSenha(autenticadoEm: string, agora: string): boolean {
  const idade = new Date(agora).getTime() - new Date(autenticadoEm).getTime();
  // An instant well in the future is a clock gone wrong, never a fresh sign-in; processes may differ by a little.
  return !(idade >= -TOLERANCIA_MS && idade <= MINUTOS_SEM_CONFIRMAR * 60_000);
}

const NAVEGADORES: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SISTEMAS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** 'Chrome no Windows' from a browser's own description; 'Dispositivo desconhecido' when it says nothing known. */
export function dispositivo(agente: string | null): string {
  const nome = (tabela: readonly [RegExp, string][]) => tabela.find(([padrao]) => padrao.test(agente ?? ''))?.[1];
  const navegador = nome(NAVEGADORES);
  const sistema = nome(SISTEMAS);
  if (navegador && sistema) return `${navegador} no ${sistema}`;
  return navegador ?? sistema ?? 'Dispositivo desconhecido';
}
