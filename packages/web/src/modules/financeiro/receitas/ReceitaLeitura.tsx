import { api } from '#platform/api/index.ts';
import { Dialog } from '#platform/ui/form.ts';
import { RecordGate } from '#platform/ui/index.ts';
import { ReceitaFicha } from './ReceitaFicha.tsx';
import { nomeReceita } from './receita.status.ts';

export interface ReceitaLeituraProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The whole revenue for whoever may only read. */
export function ReceitaLeitura({ id, onOpen, onClose }: ReceitaLeituraProps) {
  return (
    <RecordGate key={id} id={id} read={(input) => api.receitas.get(input)} onFailed={onClose}>
      {(receita) => (
        <Dialog opened size="lg" title={nomeReceita(receita)} onClose={onClose}>
          <ReceitaFicha receita={receita} mayEdit={false} onOpen={onOpen} level={3} />
        </Dialog>
      )}
    </RecordGate>
  );
}
