/** 'Voltar': to where one came from inside the program, else to the panel of the area. Source: spec 3 §2.4. */
import { navigate } from '#platform/routing/index.ts';

export function voltar(): void {
  // The router's, of an entry that it made.
  const state = window.history.state as { index?: number } | null;
  if ((state?.index ?? 0) > 0) window.history.back();
  else void navigate('/juridico');
}
