import type { Capture } from '../api/types.ts';
import { carCondition } from './car-condition/index.ts';
import { carDetails } from './car-details/index.ts';
import { contactDetails } from './contact-details/index.ts';
import { damageLocations } from './damage-locations/index.ts';
import { dashboard } from './dashboard/index.ts';
import type { StepDefinition } from './definition.ts';
import { dealerSelect } from './dealer-select/index.ts';
import { description } from './description/index.ts';
import { exteriorImages } from './exterior-images/index.ts';
import { interiorBack } from './interior-back/index.ts';
import { interiorFront } from './interior-front/index.ts';
import { licencePlate } from './licence-plate/index.ts';
import { mileage } from './mileage/index.ts';
import { scan360 } from './scan-360/index.ts';
import { vin } from './vin/index.ts';
import { windshield } from './windshield/index.ts';

/** The steps that a partner asks for, in the order of a walk round the car and into it. */
export function stepsOf({ sections, request_type }: Capture): StepDefinition[] {
  const all = [
    licencePlate,
    exteriorImages,
    scan360,
    windshield,
    damageLocations,
    mileage,
    dashboard,
    interiorFront,
    interiorBack,
    vin,
    carDetails,
    carCondition,
    description(request_type),
    dealerSelect,
    contactDetails(request_type),
  ];
  return all.filter(({ id }) => sections[id]);
}
