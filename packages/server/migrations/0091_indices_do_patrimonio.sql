-- The lists of exits and of maintenances open with the last first: read along an index, of which one page is needed. A day may be missing in
-- what came over, so the order says where it stands. Source: issue 13 (Speed); spec 3 §2.13.

create index bens_fluxos_recentes on bens_fluxos (data_saida desc nulls last, id desc);
create index bens_manutencoes_recentes on bens_manutencoes (data_manutencao desc nulls last, id desc);
