import { type Flow, type SectionName, sectionOrder } from '@forecourt/contract';
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
import { narrowed } from './narrowed.ts';
import { scan360 } from './scan-360/index.ts';
import { vin } from './vin/index.ts';
import { windshield } from './windshield/index.ts';

/** One step for each section of the catalogue; the content of some depends on the flow. */
const steps: Record<SectionName, StepDefinition | ((flow: Flow) => StepDefinition)> = {
  licence_plate: licencePlate,
  exterior_images: exteriorImages,
  scan_360: scan360,
  windshield,
  damage_locations: damageLocations,
  mileage,
  dashboard,
  interior_front: interiorFront,
  interior_back: interiorBack,
  vin,
  car_details: carDetails,
  car_condition: carCondition,
  description,
  dealer_select: dealerSelect,
  contact_details: contactDetails,
};

/**
 * The steps that a partner has enabled, in the order of a walk around the car and into it; of those
 * asked for in addition to a report, only what is asked for.
 */
export function stepsOf(capture: Capture): StepDefinition[] {
  const { sections, required_sections: required = [], request_type: flow, addition } = capture;
  return sectionOrder
    .filter((name) => sections[name])
    .map((name) => {
      const step = steps[name];
      const definition = typeof step === 'function' ? step(flow) : step;
      if (addition) return narrowed(definition, addition);
      return { ...definition, required: required.includes(name) };
    });
}
