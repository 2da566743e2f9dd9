import * as migration_20261121_001622_initial from './20261121_001622_initial';
import * as migration_20261121_001700_rate_limits from './20261121_001700_rate_limits';

export const migrations = [
  {
    up: migration_20261121_001622_initial.up,
    down: migration_20261121_001622_initial.down,
    name: '20261121_001622_initial'
  },
  {
    up: migration_20261121_001700_rate_limits.up,
    down: migration_20261121_001700_rate_limits.down,
    name: '20261121_001700_rate_limits'
  },
];
