-- What dashboard, report, analysis and projection read: sums by due date and by cash from the index alone.
create index despesas_por_vencimento on despesas (data_vencimento)
  include (data_liquidacao_pagamento, valor, valor_estorno, id_item_despesa, tipo_despesa, centro_custo)
  where not excluido and data_vencimento is not null;
create index despesas_por_pagamento on despesas (data_liquidacao_pagamento)
  include (valor_pago, data_vencimento, id_item_despesa, tipo_despesa, centro_custo)
  where data_liquidacao_pagamento is not null and not excluido and data_vencimento is not null;
create index despesas_por_estorno on despesas (data_estorno)
  include (valor_estorno, data_liquidacao_pagamento, data_vencimento, id_item_despesa, tipo_despesa, centro_custo)
  where data_estorno is not null and not excluido and data_vencimento is not null;
-- The data-quality note: in no list and no number.
create index despesas_sem_vencimento on despesas (id) where data_vencimento is null and not excluido;
