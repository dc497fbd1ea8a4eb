/**
 * 'Bom dia, Maria': the greeting of the home page. The hour is São Paulo's whatever the machine's zone.
 * In: the instant, the full name. Source: design/inicio; decisions §1 (zone).
 */
const HOUR = new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Sao_Paulo' });

export function greeting(now: Date, nome: string): string {
  const hour = Number(HOUR.format(now));
  const part = hour < 5 ? 'Boa noite' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  const [first = ''] = nome.trim().split(/\s+/);
  return first ? `${part}, ${first}` : part;
}
